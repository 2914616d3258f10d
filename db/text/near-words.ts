import { popcount } from '../bitset.ts';
import { editDistance } from './edit-distance.ts';
import type { Costs } from './edit-distance.ts';

/** Words that can be found by what is nearly their spelling. */
export interface NearWords {
  add(word: string): void;
  remove(word: string): void;
  /** Those that it costs at most `most` to get to, 2 being the highest; the nearest first. */
  near(word: string, most: number): NearWord[];
}

export interface NearWord {
  word: string;
  distance: number;
}

interface SameLength {
  words: string[];
  /** Which letters each has. */
  letters: number[];
}

/**
 * Goes through the words of about the same length. Which letters a word has is kept as bits: a step changes two of them
 * at most, which leaves few words to compare. Of cheaper steps as many are taken as fit into these.
 */
export function createNearWords(costs: Costs, known: Iterable<string> = []): NearWords {
  const byLength = new Map<number, SameLength>();
  for (const word of known) add(word);
  return { add, remove, near };

  function add(word: string): void {
    let list = byLength.get(word.length);
    if (!list) byLength.set(word.length, (list = { words: [], letters: [] }));
    list.words.push(word);
    list.letters.push(lettersOf(word));
  }

  function remove(word: string): void {
    const list = byLength.get(word.length);
    const at = list?.words.indexOf(word) ?? -1;
    if (!list || at === -1) return;
    list.words.splice(at, 1);
    list.letters.splice(at, 1);
  }

  function near(word: string, most: number): NearWord[] {
    const found: NearWord[] = [];
    const own = lettersOf(word);
    const longer = Math.ceil(most);
    const different = 2 * longer;
    for (let length = word.length - longer; length <= word.length + longer; length++) {
      const { words, letters } = byLength.get(length) ?? NONE;
      for (let i = 0; i < letters.length; i++) {
        if (popcount(own ^ letters[i]) > different) continue;
        const distance = editDistance(word, words[i], most, costs);
        if (distance <= most) found.push({ word: words[i], distance });
      }
    }
    return found.sort((a, b) => a.distance - b.distance);
  }
}

const NONE: SameLength = { words: [], letters: [] };

/** A bit for each letter from a to z. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i++) {
    const code = word.charCodeAt(i) - 97;
    if (code >= 0 && code < 26) letters |= 1 << code;
  }
  return letters;
}
