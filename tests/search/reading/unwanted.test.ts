import { describe, expect, it } from 'vitest';
import { readText, valuesIn } from '../../helpers/read-text.ts';

describe('what was tried, or is not the matter', () => {
  it.each([
    ['emdr didn’t help', [], 'emdr'],
    ['ketamine and tms failed', [], 'ketamine tms'],
    ['el ritalin no me sirvió', ['condition:adhd', 'language:es'], ''],
    ['ambien stopped working', ['condition:insomnia'], ''],
    ['weed isn’t the problem, the panic is', ['condition:panic'], 'weed'],
    ['my anxiety, and adhd ruled out', ['condition:anxiety'], 'adhd'],
    ['kaiser said no, ocd', ['condition:ocd'], 'kaiser'],
    ['telehealth failed my ocd', ['telehealth:1', 'condition:ocd'], ''],
    ['suicidal, zoloft failed', ['condition:self-harm', 'condition:depression'], ''],
  ])('in “%s”: what is left is %j', (text, values, words) => {
    expect(valuesIn(text)).toEqual(values);
    expect(
      readText(text)
        .negated.map((one) => one.words)
        .toReversed()
        .join(' '),
    ).toContain(words);
  });
});

describe('who or what is disliked', () => {
  it.each([
    ['hate zoom', ['telehealth:1']],
    ['hates video visits, depression', ['telehealth:1']],
    ['never going back to a male psychiatrist', ['gender:man']],
    ['odio las videollamadas', ['telehealth:1']],
    ['my son hates school', []],
    ['i hate my anxiety', []],
  ])('in “%s” is turned around where a filter can be: %j', (text, values) => {
    expect(readText(text).excluded.map(({ filter, value }) => `${filter}:${value}`)).toEqual(values);
  });

  it.each([
    ['i hate my anxiety', 'condition:anxiety'],
    ['tired of living', 'condition:self-harm'],
  ])('is nothing else that is said: “%s”', (text, value) => {
    expect(valuesIn(text)).toContain(value);
  });
});

describe('a treatment that is not wanted', () => {
  it.each([
    ['no meds for my anxiety', ['condition:anxiety']],
    ['no adhd meds', ['condition:adhd']],
    ['no xanax', []],
  ])('leaves what it would be for: “%s”', (text, values) => {
    expect(valuesIn(text)).toEqual(values);
  });
});

describe('what is negated', () => {
  it.each([
    ['no kids', 'no kids', 'negated'],
    ['autism w/o bipolar', 'w/o bipolar', 'negated'],
    ['anybody but Kaiser', 'anybody but Kaiser', 'negated'],
    ['nada de pastillas', 'nada de pastillas', 'cannot know'],
    ['não quero remédio', 'não quero remédio', 'cannot know'],
    ['no kids or teens', 'no kids or teens', 'negated'],
    ['not taking insurance', 'not taking insurance', 'negated'],
    ['depression, not bipolar 2', 'not bipolar 2', 'negated'],
    ['does not take Medicaid', 'does not take Medicaid', 'negated'],
    ['anxiety, no weekends', 'no weekends', 'negated'],
    ['adhd medication without stimulants', 'without stimulants', 'negated'],
    ['anxiety without any medication', 'without any medication', 'cannot know'],
    ['sin medicamentos', 'sin medicamentos', 'cannot know'],
    ['depression without electroshock or therapy', 'without electroshock or therapy', 'cannot know'],
  ])('is left out of "%s"', (text, words, reason) => {
    const { negated, understood, excluded } = readText(text);
    expect(negated).toEqual([{ words, reason }]);
    expect(excluded).toEqual([]);
    for (const { words: said } of understood) expect(words).not.toContain(said[0]);
  });

  it('is said once, however often a text says it', () => {
    const { negated, excluded } = readText(
      'no telehealth, no kids. No telehealth! Not a man, no kids, no telehealth',
    );
    expect(excluded).toMatchObject([
      { filter: 'telehealth', value: '1', words: ['no telehealth', 'No telehealth'] },
      { filter: 'gender', value: 'man' },
    ]);
    expect(negated).toEqual([{ words: 'no kids', reason: 'negated' }]);
  });

  it.each(['nobody at home understands', 'my panic, there is no one at home', 'nadie en casa me entiende'])(
    'is no visit by video where there is nobody: "%s"',
    (text) => {
      const { excluded, negated } = readText(text);
      expect([excluded, negated]).toEqual([[], []]);
    },
  );

  it.each([
    ["isn't a man", 'gender', 'man'],
    ['not a man', 'gender', 'man'],
    ['anxiety, no male doctors', 'gender', 'man'],
    ["doesn't do telehealth", 'telehealth', '1'],
    ['not telehealth', 'telehealth', '1'],
    ['not in person', 'in_person', '1'],
  ])('is turned around where a filter can be: "%s"', (text, filter, value) => {
    const { negated, understood, excluded } = readText(text);
    expect(excluded).toMatchObject([{ filter, value }]);
    expect(negated).toEqual([]);
    expect(understood.filter((one) => one.filter === filter)).toEqual([]);
  });

  it('is not what stands further on', () => {
    expect(valuesIn('not doing well with my depression')).toEqual(['condition:depression']);
    expect(readText('not doing well with my depression').negated).toEqual([]);
  });
});
