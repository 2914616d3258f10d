import { popcount } from '../../bitset.ts';

/** Words that can be found by what is nearly their spelling. */
export interface NearWords {
  add(word: string): void;
  remove(word: string): void;
  /** Those at most `most` letters away (left out, added, changed, or two that changed places), nearest first. */
  near(word: string, most: number): NearWord[];
}

export interface NearWord {
  word: string;
  distance: number;
}

/**
 * Goes through the words of about the same length. Which letters a word has is kept as bits: words that differ in more
 * than two letters for each step cannot be near, and that is most of them.
 */
export function createNearWords(known: Iterable<string> = []): NearWords {
  const byLength = new Map<number, { words: string[]; letters: number[] }>();
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
    for (let length = word.length - most; length <= word.length + most; length++) {
      const list = byLength.get(length);
      if (!list) continue;
      for (let i = 0; i < list.words.length; i++) {
        if (popcount(own ^ list.letters[i]) > 2 * most) continue;
        const distance = distanceOf(word, list.words[i], most);
        if (distance <= most) found.push({ word: list.words[i], distance });
      }
    }
    return found.sort((a, b) => a.distance - b.distance);
  }
}

function lettersOf(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) & 31);
  return letters;
}

/** How many steps are between two words; more than `most` when it is more. */
function distanceOf(a: string, b: string, most: number): number {
  let last: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const changed = above[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      row[j] = Math.min(changed, above[j] + 1, row[j - 1] + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        row[j] = Math.min(row[j], last[j - 2] + 1);
      }
      least = Math.min(least, row[j]);
    }
    if (least > most) return most + 1;
    last = above;
    above = row;
  }
  return above[b.length];
}
