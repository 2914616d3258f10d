import { describe, expect, it } from 'vitest';
import { readText, valuesIn } from '../../helpers/read-text.ts';

describe('a price', () => {
  it.each([
    ['between $300 and $100', '300'],
    ['between $100 and $300', '300'],
    ['between 300 and 200 dollars', '300'],
    ['$300-$200', '300'],
    ['$200-$300', '300'],
    ['$200–$300', '300'],
    ['$200 — $300', '300'],
    ['$200‑300', '300'],
    ['$200 ~ $300', '300'],
    ['200–300', '300'],
    ['200-300', '300'],
    ['from 200 - 300', '300'],
    ['200-300 per visit', '300'],
    ['$２００', '200'],
    ['＄２００', '200'],
    ['under ＄２００', '200'],
    ['＄２００－＄３００', '300'],
    ['２００ dollars', '200'],
  ])('is read in “%s”: up to $%s', (text, dollars) => {
    expect(valuesIn(text)).toEqual([`first_visit:${dollars}`]);
    expect(valuesIn(`anxiety ${text}`)).toEqual(['condition:anxiety', `first_visit:${dollars}`]);
  });

  it('is one, beside an age', () => {
    expect(valuesIn('under $300 and 18 year old')).toEqual(['first_visit:300', 'age:18-25']);
    expect(valuesIn('$300 - 40 year old')).toEqual(['first_visit:300', 'age:26-64']);
  });

  it.each([
    ...[
      '18-25 year old',
      'ages 13-17',
      '24/7',
      '9-5',
      'open 9-5',
      '02139-02145',
      '10001-10299',
      '02139-1234',
    ],
    ...['617-555-0142', '555-0142', '480-555-0142', '(617) 555-0142', '1-800-555-0100', '2010-2015', '13-17'],
    ...[
      'wellbutrin 150-300 mg',
      '100-200mg',
      'lithium 300-600 mg',
      'within 100-150 miles',
      'dsm 296-299',
      '300-200',
    ],
    ...['100-200-300', '200/300'],
  ])('is not read in “%s”', (text) => {
    expect(valuesIn(text).filter((value) => /^(first_visit|follow_up):/.test(value))).toEqual([]);
  });
});

describe('prices', () => {
  it.each([
    ['under $200', 'first_visit:200'],
    ['$250', 'first_visit:300'],
    ['less than 150 dollars', 'first_visit:200'],
    ['first visit up to 400', 'first_visit:400'],
    ['Initial visit is $350 max', 'first_visit:400'],
    ['follow-up under 100', 'follow_up:100'],
    ['$150 for follow ups', 'follow_up:150'],
    ['200 or less', 'first_visit:200'],
    ['max $120 a session', 'first_visit:200'],
    ['menos de 200 dólares', 'first_visit:200'],
    ['primera visita hasta 300', 'first_visit:300'],
    ['200$', 'first_visit:200'],
    ['$ 200', 'first_visit:200'],
    ['<$200', 'first_visit:200'],
    ['$200.00', 'first_visit:200'],
    ['two hundred dollars', 'first_visit:200'],
    ['between $100 and $250', 'first_visit:300'],
    ['$150-$200 follow-ups', 'follow_up:200'],
    ['$400 for the first visit', 'first_visit:400'],
    ['follow up visits under $150', 'follow_up:150'],
  ])('%s: %s', (text, value) => {
    expect(valuesIn(text)).toEqual([value]);
    expect(readText(text).sought).toEqual([]);
  });

  it.each([
    'under $900',
    '1,200 dollars',
    '200 Main Street',
    'under 65',
    'Max Weber',
    '300',
    'room 200',
    '212-555-0100',
    '$1,200',
  ])('are not read in %s', (text) => {
    const read = valuesIn(text).filter((value) => value.includes('_visit') || value.includes('follow'));
    expect(read).toEqual([]);
  });

  it('are taken out whole, with their sign', () => {
    expect(readText('$300').understood[0].words).toEqual(['$300']);
  });

  it('may stand behind a comma', () => {
    expect(valuesIn('anxiety,200 dollars')).toEqual(['condition:anxiety', 'first_visit:200']);
  });

  it('stand beside everything else', () => {
    expect(valuesIn('adhd in adults under $350 Aetna')).toEqual(
      expect.arrayContaining(['condition:adhd', 'first_visit:400', 'insurance:aetna']),
    );
  });
});
