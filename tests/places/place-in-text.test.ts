import { describe, expect, it } from 'vitest';
import { placeWords } from '../../db/places/place-key.ts';
import { PLACES } from '../helpers/stores.ts';

/** The place named in a text, and the words that are left without it. */
function split(text: string): [label: string | null, others: string] {
  const words = placeWords(text);
  const found = PLACES.within(words);
  if (!found) return [null, words.join(' ')];
  const others = [...words.slice(0, found.start), ...words.slice(found.end)];
  return [found.place.label, others.join(' ')];
}

describe('within', () => {
  it.each([
    ['anxiety Boston MA', 'Boston, MA', 'anxiety'],
    ['psychiatrist in Dallas', 'Dallas, TX', 'psychiatrist'],
    ['telehealth california', 'California', 'telehealth'],
    ['adhd near the Bay Area', 'San Francisco Bay Area, CA', 'adhd'],
    ['Los Angeles depression', 'Los Angeles, CA', 'depression'],
    ['depression 02139', 'Cambridge, MA 02139', 'depression'],
    ['ptsd Cambridge MA 02139', 'Cambridge, MA 02139', 'ptsd'],
    ['child psychiatrist Cook County', 'Cook County, IL', 'child psychiatrist'],
    ['ansiedad en San Juan', 'San Juan, PR', 'ansiedad'],
    ['ocd chicago', 'Chicago, IL', 'ocd'],
    ['psychiatrist in Mobile', 'Mobile, AL', 'psychiatrist'],
    ['orange ca anxiety', 'Orange, CA', 'anxiety'],
    ['bipolar Salem Oregon', 'Salem, OR', 'bipolar'],
    ['anxiety TX', 'Texas', 'anxiety'],
    ['sleep near NYC', 'New York, NY', 'sleep'],
    ['doctor near me in Boston', 'Boston, MA', 'doctor near me'],
    ['psychiatrist in ME who listens', 'Maine', 'psychiatrist who listens'],
    ['sleep near J.F.K.', 'Jamaica, NY', 'sleep'],
    ['Dr. Elizabeth Fairbanks used to be in Boston', 'Boston, MA', 'dr elizabeth fairbanks used to be'],
    ['Doctor Jackson used to be in Denver', 'Denver, CO', 'doctor jackson used to be'],
    [
      'I used to live in Boston, need a doctor Dallas',
      'Dallas, TX',
      'i used to live in boston need a doctor',
    ],
  ])('finds the place in “%s”', (text, label, others) => {
    expect(split(text)).toEqual([label, others]);
  });

  it.each([
    'Kim',
    'Mobile',
    'Reading',
    'Orange',
    'dr kim anxiety',
    'trouble reading',
    'mobile crisis',
    'Jackson',
    'George Washington',
    'Madison Lee',
    'anxiety or depression',
    'help me',
    'somebody near me I can talk to',
    'anything near me that helps with grief',
    'somebody close to me who listens',
    'my 15 year old',
    'in crisis',
    'in person',
    'in network',
    'at night',
    'around children',
    'medication management',
    'Liebermann',
    'cbt',
    'hope',
    'eating disorder',
    'blue cross',
    '',
  ])('finds none in “%s”', (text) => {
    expect(split(text)[0]).toBeNull();
  });
});
