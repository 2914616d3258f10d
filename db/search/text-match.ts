import type { Understood } from '#contract/doctors.ts';
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
  const kept = createKept<TextResult>(index, MOST_KEPT);
  return (query) => kept(query, () => matchText(query, index, text));
}

function matchText(query: string, index: SearchIndex, text: ListingText): TextResult {
  const { understood, rest, names } = interpret(query);
  const values = understood
    .filter(({ filter }) => filter !== 'telehealth' && filter !== 'accepting')
    .map(({ filter, value }) => valueNumber(filter, value));
  const named = index.names.matching(names);
  const nothingElse = rest.length === 0 && understood.length === 0;
  if (nothingElse && named.length === 0) return { match: ANY_TEXT, understood };
  const match = {
    names: named.length > 0 ? bitsOf(named, index) : null,
    body: nothingElse ? bitsOf([], index) : bodyWith(rest, index, text),
    values,
  };
  return { match, understood };
}

function bodyWith(words: string[], index: SearchIndex, text: ListingText): Int32Array | null {
  if (words.length === 0) return null;
  return bitsOf(
    text.idsWith(words).map((id) => index.blocks.slotOf(id)),
    index,
  );
}

function bitsOf(slots: number[], index: SearchIndex): Int32Array {
  const bits = new Int32Array(index.blocks.count);
  for (const slot of slots) if (slot !== -1) bits[slot >>> 5] |= 1 << (slot & 31);
  return bits;
}
