import { read } from '../../db/search/reading/read-need.ts';
import type { Read } from '../../db/search/reading/read-need.ts';
import { needTokens } from '../../db/search/reading/need-words.ts';
import { withDangerApart } from '../../db/search/reading/run-together.ts';

const NAMES = new Set(['black', 'young', 'may']);

/** What a text means, where some doctors are called Black, Young and May. */
export function readText(text: string): Read {
  return read(text, withDangerApart(needTokens(text)), (word) => NAMES.has(word));
}

/** What is understood of it, as `filter:value`. */
export function valuesIn(text: string): string[] {
  return readText(text).understood.map(({ filter, value }) => `${filter}:${value}`);
}
