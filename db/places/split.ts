import { placeTokens } from './place-key.ts';
import type { PlaceWithin, Within } from './place-in-text.ts';

/** A text with a place in it: the place, and the text without the words that name it. */
export interface Split extends Pick<PlaceWithin, 'place' | 'isSure'> {
  rest: string;
}

/** In front of a place, and no part of what stands before. */
const LEADING = /(?:[\s,:;/&+('’‘-]|\b(?:in|of|at|from|near|en|de|cerca de)(?=\W*$))+$/i;
const FOLLOWING = /^[\s,:;/&+.)'’‘-]+/;

/** Makes `split(text)`: the place that is named inside a longer text, and what else the text says. See `Within`. */
export function createSplit(within: Within) {
  return function split(text: string, options?: Parameters<Within>[1]): Split | null {
    const words = placeTokens(text);
    const found = within(
      words.map(({ word }) => word),
      options,
    );
    if (!found) return null;
    const before = text.slice(0, words[found.start].start).replace(LEADING, '');
    const behind = text.slice(words[found.end - 1].end).replace(FOLLOWING, '');
    return { place: found.place, isSure: found.isSure, rest: `${before} ${behind}`.trim() };
  };
}
