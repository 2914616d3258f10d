import { expect, it } from 'vitest';
import { LONGEST_SLUG, chosenSlug, slugOf } from '#contract/slug.ts';

it.each([
  ['Sleep and shift work', 'sleep-and-shift-work'],
  ['  Łódź: “Don’t stop” — 50% off? ', 'lodz-dont-stop-50-off'],
  ['A.D.H.D. in adults', 'adhd-in-adults'],
  ['Ｓｃｈｌａｆ & Straße', 'schlaf-strasse'],
  ['精神科', ''],
  ['', ''],
  ['x'.repeat(80), 'x'.repeat(LONGEST_SLUG)],
  ['word '.repeat(20), 'word-word-word-word-word-word-word-word-word-word-word-word'],
])('"%s" is "%s" in an address', (text, slug) => expect(slugOf(text)).toBe(slug));

it.each([
  ['Nights and work', 'nights-and-work'],
  ['sleep and SHIFT work', null],
  [' ', null],
])('words typed as "%s" are kept as %s', (typed, slug) =>
  expect(chosenSlug(typed, 'Sleep and shift work')).toBe(slug),
);
