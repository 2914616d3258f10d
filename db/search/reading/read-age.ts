import type { Age } from '#contract/vocabulary.ts';
import { AGES } from '#contract/vocabulary.ts';
import { wordsOf } from '../../text/tokens.ts';
import { needWords } from './need-words.ts';
import { OLDEST, TENS, inDigits, inHan, inWords } from './read-years.ts';

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
/** "12岁", "15살", "14 tuổi": of a person alone. */
const AGE_UNITS = new Set(needWords('岁歲 살 세 tuổi anyos'));
/** Years in languages that have no "old" behind them; "3 an" is one only behind who is so old. */
const OTHER_YEARS = new Set(needWords('año años anos лет год года سنة سنوات سنين'));
const HAITIAN_YEARS = new Set(wordsOf('an ane lane'));
const BEFORE_HAITIAN_YEARS = new Set(wordsOf('gen otis timoun pitit gason fi'));
/** "my daughter's twelve", "our teen 15" */
const PEOPLE = wordsOf(
  'son daughter stepson stepdaughter boy girl kid child teen teenager adolescent nephew niece grandson granddaughter brother sister husband wife mom mother mama momma dad father daddy pop grandma grandpa grandmother grandfather aunt uncle cousin friend patient girlfriend boyfriend partner',
);
/** "he's like seventy five" */
const ABOUT = new Set(wordsOf('like about almost nearly around already uh um'));
/** Behind these a spoken number is an age, whatever follows: "son turns eight in April". */
const TURNING = new Set([...wordsOf('turns turned turning'), ...PEOPLE.map((one) => `${one}s`)]);
/** "she's 6", "she is nineteen", "I turned 40", "our teen 15", "tem 76", "сыну 8 лет" */
const BEFORE_AGE = new Set([
  ...PEOPLE,
  ...TURNING,
  ...needWords(
    'niño niña law tem tenho filho filha twins сын сыну дочь дочери дочке маме мама мне ему ей муж мужу жене внук внуку ребёнок ребёнку отец отцу ابني ابنتي بنتي عمره عمرها عمري طفل طفلي امي ابي hes shes im theyre is just only now age aged female male man woman guy hijo hija esposo esposa tengo tiene edad',
  ),
]);
const BEING = new Set<string | undefined>(wordsOf('is hes shes theyre im'));
/** "my daughter is seven and", "he's fifteen what do I do": what counts something has its name behind it. */
const GOING_ON = new Set(
  wordsOf('and but so who what how now he she they i it with has needs wont cant keeps'),
);
/** "teenage son", "elderly aunt" */
const AGE_OF_SOMEBODY = new Map<string, Age>([
  ...wordsOf('teenage teenaged').map((word): [string, Age] => [word, '13-17']),
  ...wordsOf('elderly aging').map((word): [string, Age] => [word, '65+']),
]);
/** "19 months pregnant", "she's 6 months sober" */
const SINCE_MONTHS = new Set(wordsOf('pregnant along postpartum sober clean into late behind without'));
/** "mi abuelo de 84": such a number stands close behind somebody. */
const MOST_WORDS_TO_DE = 3;
const OF_WHOM = new Set(
  needWords(
    'mamá madre papá padre abuela abuelo abuelita abuelito hijo hija esposo esposa hermano hermana tía tío nieto nieta sobrino sobrina niña niño muchacho muchacha primo prima suegro suegra mujer hombre señora señor filho filha mãe pai mulher homem',
  ),
);
const COUNTED_IN_SPANISH = new Set(
  wordsOf('mg dolares pesos kilos libras minutos horas dias semanas meses sesiones veces'),
);
/** "18 and up" */
const UPWARDS = new Set(wordsOf('up older over above'));
/** "34F", "20 m", "24 y/o" */
const SEX = new Set(wordsOf('m f male female nb afab amab ftm mtf'));
/** What such a number counts is no years of life. */
const COUNTED = new Set(
  wordsOf(
    'am pm times time x days day weeks week wks wk months hours hour hrs minutes min mins miles mile kids children lbs pounds mg mcg percent meds pills drinks beers people drs doctors jobs cats dogs ago sessions treatments rounds kg th st nd rd dollars bucks weekly siblings brothers sisters hospitals babies grand or out of more per other',
  ),
);
/** "I'm 20 weeks pregnant" */
const SHORTER = new Set(wordsOf('day days week weeks wk wks hour hours min mins minutes'));
/** What takes so long is nobody's age: "a 6 month wait", "my 10 year marriage". */
const LASTING = new Set(
  wordsOf(
    'wait waits waiting waitlist waitlists list relationship marriage history struggle battle supply prescription script refill contract career anniversary gap break plan program trial sentence veteran habit espera time opening openings appointment appointments availability',
  ),
);
const MOST_CHILDREN = 6;
const SPOKEN_DECADES = new Map(
  TENS.map((word, i): [string, number] => [word.replace(/y$/, 'ies'), 20 + 10 * i]),
);

/** Reads an age as `ageAt` of read-age.ts does; `gapBefore` knows what stands between a word and the one before it. */
export function ageInText(
  words: readonly string[],
  at: number,
  gapBefore: (word: number) => string,
): FoundAge | null {
  // "acts like a five year old", "talks to me like I'm 5"
  if (words[at - 2] === 'like') return null;
  // "the wait is 4 months"
  if (['is', 'are', 'was'].includes(words[at - 1]) && LASTING.has(words[at - 2])) return null;
  return (
    ageAt(words, at) ??
    elsewhere(words, at) ??
    bareAge(words, at, gapBefore) ??
    grade(words, at) ??
    ageOfSomebody(words, at)
  );
}

/** Of whom is meant, so that it is no mere mention. */
function ageOfSomebody(words: readonly string[], at: number): FoundAge | null {
  const age = AGE_OF_SOMEBODY.get(words[at]);
  return age && PEOPLE.includes(words[at + 1]) ? { ages: [age], length: 2 } : null;
}

/** "12岁", "14 tuổi", "li gen 9 an", "mi abuelito de 84" */
function elsewhere(words: readonly string[], at: number): FoundAge | null {
  const han = inHan(words, at);
  if (han && AGE_UNITS.has(words[at + han.length])) return span(han.years, han.years, han.length + 1);
  const years = inDigits(words[at]);
  if (years === null) return null;
  if (AGE_UNITS.has(words[at + 1])) return span(years, years, 2);
  if (HAITIAN_YEARS.has(words[at + 1]) && BEFORE_HAITIAN_YEARS.has(words[at - 1]))
    return span(years, years, 2);
  const isOfSomebody =
    words[at - 1] === 'de' &&
    words.slice(Math.max(0, at - 1 - MOST_WORDS_TO_DE), at - 1).some((word) => OF_WHOM.has(word));
  return isOfSomebody && years > MOST_CHILDREN && !COUNTED_IN_SPANISH.has(words[at + 1])
    ? span(years, years, 1)
    : null;
}

/** "anxiety, 34", "34F", "she's nineteen", "my dad, eighty two, forgets": a number that counts nothing else. */
function bareAge(words: readonly string[], at: number, gapBefore: (word: number) => string): FoundAge | null {
  const joined = /^(\d{1,2})([mf])$/.exec(words[at]);
  if (joined) return span(Number(joined[1]), Number(joined[1]), 1);
  const spoken = inWords(words, at);
  const years = inDigits(words[at]) ?? spoken?.years;
  const isCount = spoken?.years === 1;
  const digits = spoken?.length ?? 1;
  const length = OTHER_YEARS.has(words[at + digits]) ? digits + 1 : digits;
  const next = at + length;
  if (
    years === undefined ||
    isCount ||
    years < 1 ||
    /[$#/:.-]$/.test(gapBefore(at)) ||
    /^[%$/:-]/.test(gapBefore(at + digits))
  )
    return null;
  if (UNITS.has(words[next]) && words[next + 1] === 'ago') return null;
  const isSex = SEX.has(words[next]) && !spoken;
  if (isSex) return span(years, years, length + 1);
  if (words[next] === 'and' && UPWARDS.has(words[next + 1])) return span(years, OLDEST, length + 2);
  const isLast = next === words.length || /[,.;!?)\n]/.test(gapBefore(next));
  const isFirst = at === 0 || /[,.;!?\n]|\s\(/.test(gapBefore(at));
  const said = ABOUT.has(words[at - 1]) ? words[at - 2] : words[at - 1];
  const before = said === 'am' && words[at - 2] === 'i' ? 'im' : said;
  const isKnown = BEFORE_AGE.has(before) || (before === 'are' && BEFORE_AGE.has(words[at - 2]));
  if (BEING.has(before) && MONTHS.has(words[next]) && !SINCE_MONTHS.has(words[next + 1]))
    return span(0, 0, length + 1);
  const isSaid = isKnown && !COUNTED.has(words[next]);
  const isGoingOn = BEING.has(before) && GOING_ON.has(words[next]);
  if (isSaid && (isLast || !spoken || length > 1 || isGoingOn || TURNING.has(before)))
    return span(years, years, length);
  if (words[next] === 'going' && words[next + 1] === 'on') return span(years, years, length);
  // "28 and pretty sure I'm autistic"
  if (at === 0 && !spoken && words[next] === 'and' && words[next + 1] !== 'a' && years > MOST_CHILDREN)
    return span(years, years, length);
  return isLast && isFirst && words.length > 1 && (!spoken || years > 3) ? span(years, years, length) : null;
}

const ORDINALS = wordsOf('1st 2nd 3rd 4th 5th 6th 7th 8th 9th 10th 11th 12th');
const ORDINAL_WORDS = wordsOf(
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth',
);
const GRADES = new Set(wordsOf('grade grader graders'));
const YOUNGEST_IN_SCHOOL = 6;
/** "I was diagnosed in third grade" */
const LONG_AGO = new Set(wordsOf('was were been diagnosed'));

/** "9th grader", "in second grade" */
function grade(words: readonly string[], at: number): FoundAge | null {
  // Where it began, or how well somebody reads.
  if (!GRADES.has(words[at + 1]) || words[at - 1] === 'since' || words[at + 2] === 'level') return null;
  if (words.slice(Math.max(0, at - 3), at).some((word) => LONG_AGO.has(word))) return null;
  const number = Math.max(ORDINALS.indexOf(words[at]), ORDINAL_WORDS.indexOf(words[at]));
  return number === -1 ? null : span(number + YOUNGEST_IN_SCHOOL, number + YOUNGEST_IN_SCHOOL, 2);
}

/** Reads "7 yo", "15 year old", "my 8 yr old", "18 months old", "8 años", "ages 6 to 12", "over 65", "in my 70s" at a word. */
export function ageAt(words: readonly string[], at: number): FoundAge | null {
  return fromAge(words, at) ?? overAge(words, at) ?? decade(words, at) ?? withUnit(words, at);
}

function withUnit(words: readonly string[], at: number): FoundAge | null {
  const [, digits, joined = ''] = /^(\d{1,3})(yo|yrs?|years?|y|mo|mos)?$/.exec(words[at]) ?? [];
  const spoken = inWords(words, at);
  const years = digits ? Number(digits) : spoken?.years;
  if (years === undefined || years > OLDEST) return null;
  let end = at + (spoken?.length ?? 1);
  const unit = joined || words[end++] || '';
  if (OLD.has(unit) && unit === 'yo') return span(years, years, end - at);
  const isOld = OLD.has(words[end]) || (words[end] === 'de' && words[end + 1] === 'edad');
  if (LASTING.has(words[end])) return null;
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
  const first = isSaid ? inDigits(words[at]) : null;
  if (first === null) return null;
  const toAt = TO.has(words[at + 1]) ? at + 2 : at + 1;
  const last = inDigits(words[toAt]);
  if (last !== null && last > first) return span(first, last, toAt + 1 - at);
  const unit = UNITS.has(words[at + 1]) ? 1 : 0;
  if (words[at + 1 + unit] === 'ago' || MONTHS.has(words[at + 1]) || SHORTER.has(words[at + 1])) return null;
  return span(first, first, 1 + unit + (OLD.has(words[at + 1 + unit]) ? 1 : 0));
}

function isAge(words: readonly string[], at: number): boolean {
  return Number(words[at]) > MOST_CHILDREN && !MONTHS.has(words[at + 1]);
}

/** "over 65", "older than 60", "under 12" */
function overAge(words: readonly string[], at: number): FoundAge | null {
  const isThan = words[at + 1] === 'than';
  const limit = inDigits(words[at + (isThan ? 2 : 1)]);
  if (limit === null) return null;
  const length = isThan ? 3 : 2;
  if (['over', 'above', 'older'].includes(words[at])) return limit < 18 ? null : span(limit, OLDEST, length);
  return ['under', 'below', 'younger'].includes(words[at]) && limit <= 26 ? span(0, limit - 1, length) : null;
}

/** "70s", as in "in my 70s"; "in her late seventies" */
function decade(words: readonly string[], at: number): FoundAge | null {
  const [, tens] = /^([2-9]0)s$/.exec(words[at]) ?? [];
  const first = tens ? Number(tens) : SPOKEN_DECADES.get(words[at]);
  // "in the 90s"
  if (!first || words[at - 1] === 'the') return null;
  return first === 20 && words[at - 1] === 'early' ? span(20, 25, 1) : span(first, first + 9, 1);
}

function span(first: number, last: number, length: number): FoundAge {
  const ages = (Object.keys(AGES) as Age[]).filter((age) => {
    const [from, to = OLDEST] = age.replace('+', '').split('-').map(Number);
    return from <= last && to >= first;
  });
  return { ages, length };
}
