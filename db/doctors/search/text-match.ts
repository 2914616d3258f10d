import type { Understood } from '#contract/doctors.ts';
import { has, numbersIn, size } from '../../bitset.ts';
import { interpret } from './interpret.ts';
import { createKept } from './kept.ts';
import type { SearchIndex } from './search-index.ts';
import { ANY_TEXT } from './selection.ts';
import type { TextMatch } from './selection.ts';
import type { ListingText } from './text.ts';
import { valueNumber } from './values.ts';

/** Who matches a text, and which of its words were read as values of the vocabulary. */
export interface TextResult {
  match: TextMatch;
  understood: Understood[];
}

const MOST_KEPT = 50;

/** Reads texts; the latest answers are kept, which common words make worth keeping. */
export function createTextMatcher(index: SearchIndex, text: ListingText): (query: string) => TextResult {
  const kept = createKept<TextResult>(index, text, MOST_KEPT);
  return (query) => kept(query, () => matchText(query, index, text));
}

function matchText(query: string, index: SearchIndex, text: ListingText): TextResult {
  const { understood, rest, names } = interpret(query);
  const values = understood
    .filter(({ filter }) => filter !== 'telehealth' && filter !== 'accepting')
    .map(({ filter, value }) => valueNumber(filter, value));
  const named = index.names.matching(names, index.blocks.count);
  const nothingElse = rest.length === 0 && understood.length === 0;
  if (nothingElse && !named) return { match: ANY_TEXT, understood };
  const body = nothingElse ? new Int32Array(index.blocks.count) : bodyWith(rest, index, text);
  return { match: { names: named, body, values }, understood };
}

function bodyWith(words: string[], { blocks }: SearchIndex, text: ListingText): Int32Array | null {
  if (words.length === 0) return null;
  const { count, ids } = blocks;
  const found = text.idsWith(words);
  const bits = new Int32Array(count);
  const mark = (slot: number) => {
    bits[slot >>> 5] |= 1 << (slot & 31);
  };
  if (size(found) < count) {
    for (const slot of numbersIn(found).map(blocks.slotOf)) if (slot !== -1) mark(slot);
  } else {
    for (let slot = 0; slot < count * 32; slot++) if (has(found, ids[slot])) mark(slot);
  }
  return bits;
}
