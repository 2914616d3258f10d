import { meaningAt } from './meanings.ts';
import type { Danger, Meaning } from './meanings.ts';
import type { Value } from './listed-words.ts';
import { ageInText } from './read-age.ts';
import { codeAt } from './read-code.ts';
import { feeAt } from './read-fee.ts';
import type { TypedWords } from './typed-words.ts';

/** One piece of a text: a phrase, an age or a price with what it says, or a word that says nothing to us. */
export interface Piece {
  first: number;
  length: number;
  found: Meaning | { kind: 'age'; values: Value[] } | null;
}

export type ValuesFound = Extract<NonNullable<Piece['found']>, { kind: 'values' | 'age' }>;

/** The longest piece that begins at a word, so that "can't sleep" is one and "weight loss" no grief. */
export function pieceAt({ words, gapBefore, written }: TypedWords, at: number): Piece {
  const code = codeAt(words, at, gapBefore);
  if (code) return { first: at, length: code.length, found: { kind: 'values', values: [code.value] } };
  const age = ageInText(words, at, gapBefore);
  const phrase = meaningAt(words, at);
  const fee = feeAt(words, at, gapBefore);
  if (fee && fee.length > (phrase?.length ?? 0)) {
    const values: Value[] = [{ filter: fee.filter, value: fee.bound }];
    return { first: at, length: fee.length, found: { kind: 'values', values } };
  }
  if (age && age.length >= (phrase?.length ?? 0)) {
    const ages = age.ages.map((value): Value => ({ filter: 'age', value }));
    return { first: at, length: age.length, found: { kind: 'age', values: ages } };
  }
  // In Tagalog it is a "not".
  const isHindi =
    written.some(({ value }) => value === 'tl') && words[at] === 'hindi' && phrase?.length === 1;
  return {
    first: at,
    length: phrase?.length ?? 1,
    found: isHindi ? { kind: 'negation' } : (phrase?.meaning ?? null),
  };
}

export function isValues(found: Piece['found']): found is ValuesFound {
  return found?.kind === 'values' || found?.kind === 'age';
}

export function dangerIn({ found }: Piece): Danger | undefined {
  return found?.kind === 'values' ? found.danger : undefined;
}

/** What is left of a piece once only these of its values count: without any it says nothing. */
export function withValues(found: ValuesFound, values: Value[]): Piece['found'] {
  return values.length > 0 ? { ...found, values } : { kind: 'filler' };
}
