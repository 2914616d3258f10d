import type { Token } from '../text/tokens.ts';
import { placeTokens } from './place-key.ts';
import type { InOtherScript } from './other-scripts.ts';
import { placeOf } from './gazetteer.ts';
import { distanceBefore } from './place-phrases.ts';
import type { PlaceWithin, Within } from './place-in-text.ts';

/** A text with a place in it: the place, and the text without the words that name it. */
export interface Split extends Pick<PlaceWithin, 'place' | 'isSure'> {
  rest: string;
  /** How far from it one would go, where the text says so in miles. */
  miles: number | null;
}

interface Span {
  start: number;
  end: number;
}

/** In front of a place, and no part of what stands before. */
const LEADING = /(?:[\s,:;/&+('’‘-]|\b(?:in|of|at|from|near|en|de|cerca de)(?=\W*$))+$/i;
const FOLLOWING = /^[\s,:;/&+.)'’‘-]+/;

/** Makes `split(text)`: the place that is named inside a longer text, and what else the text says. See `Within`. */
export function createSplit(within: Within, otherScripts: (text: string) => InOtherScript | null) {
  return function split(text: string, options?: Parameters<Within>[1]): Split | null {
    const other = otherScripts(text);
    if (other) {
      const rest = other.spans.toReversed().reduce(without, text);
      return { place: placeOf(other.meanings[0]), isSure: true, rest, miles: null };
    }
    const words = placeTokens(text);
    const plain = words.map(({ word }) => word);
    const found = within(plain, { ...options, isCapital: capitalsOf(text, words) });
    if (!found) return null;
    const { start, miles } = distanceBefore(plain, found.start) ?? { start: found.start, miles: null };
    const rest = without(text, { start: words[start].start, end: words[found.end - 1].end });
    return { place: found.place, isSure: found.isSure, rest, miles };
  };
}

/** Whether a word begins with a capital in a text whose other words do not all. */
function capitalsOf(text: string, words: readonly Token[]): (at: number) => boolean {
  const isBig = (at: number) => /\p{Lu}/u.test(text[words[at].start]);
  const small = words.filter((_, at) => !isBig(at)).length;
  return (at) => at > 0 && 2 * small >= words.length && isBig(at);
}

function without(text: string, { start, end }: Span): string {
  const before = text.slice(0, start).replace(LEADING, '');
  const behind = text.slice(end).replace(FOLLOWING, '');
  return `${before} ${behind}`.trim();
}
