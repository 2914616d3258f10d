import type { Condition } from '#contract/vocabulary.ts';

/** A diagnosis by its number, read in a list of words: how many of them it takes. */
export interface FoundCode {
  value: { filter: 'condition'; value: Condition };
  length: number;
}

/**
 * Diagnoses by the numbers of ICD-10-CM, without their point: the longest beginning counts. Those that people and
 * referrals write; what has no value here (F99) says nothing.
 */
const CODES: [beginnings: string, condition: Condition][] = [
  ['f01 f02 f03 g30 g31', 'dementia'],
  ['f10', 'alcohol'],
  ['f11', 'opioids'],
  ['f12', 'cannabis'],
  ['f14 f15', 'stimulants'],
  ['f17', 'nicotine'],
  ['f20 f21 f22 f23 f24 f25 f28 f29', 'psychosis'],
  ['f30 f31 f340', 'bipolar'],
  ['f32 f33 f341', 'depression'],
  ['f3281 n943', 'pmdd'],
  ['f3481 f63 f91', 'impulse'],
  ['f41 f930', 'anxiety'],
  ['f410 f4001', 'panic'],
  ['f400 f402 f408 f409', 'phobias'],
  ['f401 f940', 'social-anxiety'],
  ['f42', 'ocd'],
  ['f424 f633', 'hair-skin-picking'],
  ['f430 f431', 'ptsd'],
  ['f432 f439', 'adjustment'],
  ['f4381', 'grief'],
  ['f44 f481', 'dissociative'],
  ['f444 f445 f446 f447 f45', 'somatic'],
  ['f4522', 'body-dysmorphic'],
  ['f50', 'eating'],
  ['f51 g470', 'insomnia'],
  ['f52', 'sexual'],
  ['f53', 'perinatal'],
  ['f60', 'personality'],
  ['f630', 'gambling'],
  ['f64', 'gender-dysphoria'],
  ['f70 f71 f72 f73 f78 f79', 'intellectual-disability'],
  ['f84', 'autism'],
  ['f90', 'adhd'],
  ['f95', 'tics'],
  ['f0781 s06', 'brain-injury'],
];
const CONDITION_OF = new Map(
  CODES.flatMap(([beginnings, condition]) => beginnings.split(' ').map((code) => [code, condition] as const)),
);

/** Reads "F41.1", "f411", "F90" at a word. `gapBefore` knows what stands between a word and the one before it. */
export function codeAt(
  words: readonly string[],
  at: number,
  gapBefore: (word: number) => string,
): FoundCode | null {
  const [, code] = /^([fgns]\d\d[\da-z]{0,4})$/.exec(words[at]) ?? [];
  if (code === undefined) return null;
  const hasPoint =
    code.length === 3 && gapBefore(at + 1) === '.' && /^\d[\da-z]{0,3}$/.test(words[at + 1] ?? '');
  const whole = hasPoint ? code + words[at + 1] : code;
  for (let end = whole.length; end >= 3; end--) {
    const value = CONDITION_OF.get(whole.slice(0, end));
    if (value) return { value: { filter: 'condition', value }, length: hasPoint ? 2 : 1 };
  }
  return null;
}
