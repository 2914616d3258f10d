import { expect, it } from 'vitest';
import { UGLY_PROFILES } from '../../sample-data/ugly/profiles.ts';
import { firstLetter } from '../../public-site/ui/first-letter.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const names = Object.values(UGLY_PROFILES).flatMap(({ first_name = '', last_name = '' }) => [
  first_name,
  last_name,
  `${first_name} ${last_name}`.normalize('NFD'),
]);

it.each(names.filter((name) => !/\p{Script=Devanagari}/u.test(name)))(
  'the first letter of %s is what Unicode calls one',
  (name) => {
    const [first] = segmenter.segment(name.trim());
    expect(firstLetter(name)).toBe(first?.segment.normalize('NFC') ?? '');
  },
);

// Unicode's rule for these came with 15.1; browsers before it show half a letter.
it.each([
  ['प्रियंका', 'प्रि'],
  ['श्रीवास्तव', 'श्री'],
  ['क्', 'क्'],
  ['🇵🇷 Ana', '🇵🇷'],
  ['👩🏽‍⚕️ Sam', '👩🏽‍⚕️'],
  ['  Ada', 'A'],
  ['', ''],
])('the first letter of "%s" is "%s"', (name, first) => {
  expect(firstLetter(name)).toBe(first);
});
