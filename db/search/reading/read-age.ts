import type { Age } from '#contract/vocabulary.ts';
import { AGES } from '#contract/vocabulary.ts';
import { wordsOf } from '../../text/tokens.ts';

/** An age, or a span of them, read in a list of words: how many of them it takes. */
export interface FoundAge {
  ages: Age[];
  length: number;
}

const UNITS = new Set(wordsOf('year years yr yrs y años ano año anos'));
const MONTHS = new Set(wordsOf('month months mo mos mes meses'));
const OLD = new Set(wordsOf('old olds yo'));
/** In front of a number they make it an age: "aged 7", "my 7 year", "hijo de 8 años". */
const BEFORE = new Set(wordsOf('age aged ages edad my our a an tengo tiene de mi turning im hes shes'));
const BEFORE_ALONE = new Set(wordsOf('age aged ages edad edades im'));
const PATIENTS = new Set(wordsOf('child kid son daughter boy girl patient she he who mother father mom dad'));
/** "mom 82", "mom 82 memory"; but "mom 2 kids" and "son 18 months" are something else. */
const RELATIVES = new Set(
  wordsOf('son daughter mother father mom dad grandma grandmother grandpa grandfather hijo hija'),
);
const TO = new Set(wordsOf('to a and y through thru or'));
const OLDEST = 110;
const MOST_CHILDREN = 6;
const TENS = wordsOf('twenty thirty forty fifty sixty seventy eighty ninety');
const NUMBERS = new Map([
  ...TENS.map((word, i): [string, number] => [word, 20 + 10 * i]),
  ...wordsOf(
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen',
  ).map((word, i): [string, number] => [word, i]),
]);

/** Reads "7 yo", "15 year old", "my 8 yr old", "18 months old", "8 años", "ages 6 to 12", "over 65", "in my 70s" at a word. */
export function ageAt(words: readonly string[], at: number): FoundAge | null {
  return fromAge(words, at) ?? overAge(words, at) ?? decade(words, at) ?? withUnit(words, at);
}

function withUnit(words: readonly string[], at: number): FoundAge | null {
  const [, digits, joined = ''] = /^(\d{1,3})(yo|yrs?|years?|y|mo|mos)?$/.exec(words[at]) ?? [];
  const years = digits ? Number(digits) : NUMBERS.get(words[at]);
  if (years === undefined || years > OLDEST) return null;
  let end = at + 1;
  const unit = joined || words[end++] || '';
  if (OLD.has(unit) && unit === 'yo') return span(years, years, end - at);
  const isOld = OLD.has(words[end]) || (words[end] === 'de' && words[end + 1] === 'edad');
  if (MONTHS.has(unit) && (isOld || BEFORE.has(words[at - 1]))) return span(0, 0, end + (isOld ? 1 : 0) - at);
  if (!UNITS.has(unit)) return null;
  if (unit === 'y' && !joined && words[end] !== 'o') return null;
  if (unit === 'y' && words[end] === 'o') return span(years, years, end + 1 - at);
  if (isOld) return span(years, years, end + (words[end] === 'de' ? 2 : 1) - at);
  return BEFORE.has(words[at - 1]) ? span(years, years, end - at) : null;
}

/** "age 7", "ages 6 to 12", "ages 13 17", "I am 34" */
function fromAge(words: readonly string[], at: number): FoundAge | null {
  const isSaid =
    BEFORE_ALONE.has(words[at - 1]) ||
    (words[at - 2] === 'i' && words[at - 1] === 'am') ||
    (words[at - 1] === 'is' && PATIENTS.has(words[at - 2])) ||
    (RELATIVES.has(words[at - 1]) && (at === words.length - 1 || isAge(words, at)));
  const first = isSaid ? number(words[at]) : null;
  if (first === null) return null;
  const toAt = TO.has(words[at + 1]) ? at + 2 : at + 1;
  const last = number(words[toAt]);
  if (last !== null && last > first) return span(first, last, toAt + 1 - at);
  const unit = UNITS.has(words[at + 1]) ? 1 : 0;
  return span(first, first, 1 + unit + (OLD.has(words[at + 1 + unit]) ? 1 : 0));
}

function isAge(words: readonly string[], at: number): boolean {
  return Number(words[at]) > MOST_CHILDREN && !MONTHS.has(words[at + 1]);
}

/** "over 65", "older than 60", "under 12" */
function overAge(words: readonly string[], at: number): FoundAge | null {
  const isThan = words[at + 1] === 'than';
  const limit = number(words[at + (isThan ? 2 : 1)]);
  if (limit === null) return null;
  const length = isThan ? 3 : 2;
  if (['over', 'above', 'older'].includes(words[at])) return limit < 18 ? null : span(limit, OLDEST, length);
  return ['under', 'below', 'younger'].includes(words[at]) && limit <= 26 ? span(0, limit - 1, length) : null;
}

/** "70s", as in "in my 70s" */
function decade(words: readonly string[], at: number): FoundAge | null {
  const [, tens] = /^([2-9]0)s$/.exec(words[at]) ?? [];
  if (!tens) return null;
  const first = Number(tens);
  return first === 20 && words[at - 1] === 'early' ? span(20, 25, 1) : span(first, first + 9, 1);
}

function number(word: string | undefined): number | null {
  return word !== undefined && /^\d{1,3}$/.test(word) && Number(word) <= OLDEST ? Number(word) : null;
}

function span(first: number, last: number, length: number): FoundAge {
  const ages = (Object.keys(AGES) as Age[]).filter((age) => {
    const [from, to = OLDEST] = age.replace('+', '').split('-').map(Number);
    return from <= last && to >= first;
  });
  return { ages, length };
}
