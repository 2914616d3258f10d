import { popcount } from '../bitset.ts';

/** A known key that a misspelt one resembles. `cost`: 1 for a wrong letter, less for the mistakes that are easily made. */
export interface Resembling {
  key: string;
  cost: number;
}

const VOWELS = 'aeiouy';
/** Letters that sound alike. */
const ALIKE = ['cg', 'ck', 'cs', 'ks', 'sz', 'gj', 'bp', 'dt', 'fv', 'mn', 'vw', 'kq', 'lr'];
const EASY = 0.5;
const SWAPPED = 0.75;
/** Few get the first letter wrong. */
const FIRST_LETTER = 0.5;
/** No two letters differ in more than this many positions of the alphabet within the largest cost. */
const MOST_DIFFERENT_LETTERS = 4;
const MOST_LETTERS = 40;

/** Makes `resembling(key, most)`: the known keys that cost at most so much to get to, the cheapest first. */
export function createMisspelt(known: readonly string[]) {
  const keys = known.filter((key) => key.length <= MOST_LETTERS).sort((a, b) => a.length - b.length);
  const letters = Int32Array.from(keys, lettersOf);
  const starts = Array.from({ length: MOST_LETTERS + 2 }, (_, length) => {
    const first = keys.findIndex((key) => key.length >= length);
    return first === -1 ? keys.length : first;
  });

  return function resembling(key: string, most: number): Resembling[] {
    if (most === 0 || key.length > MOST_LETTERS) return [];
    const own = lettersOf(key);
    const different = most <= 1 ? 2 : MOST_DIFFERENT_LETTERS;
    const longer = Math.ceil(most);
    const found: Resembling[] = [];
    const end = starts[Math.min(MOST_LETTERS, key.length + longer) + 1];
    for (let i = starts[Math.max(0, key.length - longer)]; i < end; i++) {
      if (popcount(letters[i] ^ own) > different) continue;
      const cost = costOf(key, keys[i], most);
      if (cost <= most) found.push({ key: keys[i], cost });
    }
    return found.sort((a, b) => a.cost - b.cost);
  };
}

/** How far a misspelling of that many letters may be from what was meant. */
export function mostCost(length: number): number {
  if (length < 4) return 0;
  if (length === 4) return SWAPPED;
  if (length <= 6) return 1;
  return length <= 8 ? 1.5 : 2;
}

/** Three rows of the table of `costOf`, used again and again. */
const rows = [0, 1, 2].map(() => new Float64Array(MOST_LETTERS + 1));
const EXCHANGE = exchangeCosts();

/** The optimal string alignment distance with costs; more than `most` when it is certain to be more. */
function costOf(a: string, b: string, most: number): number {
  let [before, last, row] = rows;
  for (let j = 0; j <= b.length; j++) last[j] = j;
  let previous = 0;
  for (let i = 1; i <= a.length; i++) {
    const letter = a.charCodeAt(i - 1);
    const dropped = lettersCost(a, i - 1);
    row[0] = i;
    let least = i;
    let other = 0;
    for (let j = 1; j <= b.length; j++) {
      const passed = other;
      other = b.charCodeAt(j - 1);
      let cost = last[j - 1] + EXCHANGE[((letter & 127) << 7) | (other & 127)];
      if (last[j] + dropped < cost) cost = last[j] + dropped;
      if (row[j - 1] + EASY < cost) cost = Math.min(cost, row[j - 1] + lettersCost(b, j - 1));
      if (letter === passed && other === previous && letter !== other && i > 1) {
        cost = Math.min(cost, before[j - 2] + SWAPPED);
      }
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return least;
    previous = letter;
    [before, last, row] = [last, row, before];
  }
  return last[b.length] + (a[0] === b[0] || (a[0] === b[1] && a[1] === b[0]) ? 0 : FIRST_LETTER);
}

/** Of a letter too many: half for one that is doubled, for a silent h, and for an e at the end. */
function lettersCost(text: string, at: number): number {
  const letter = text.charCodeAt(at);
  if (letter === text.charCodeAt(at - 1) || letter === text.charCodeAt(at + 1)) return EASY;
  return at > 0 && (letter === 104 || (letter === 101 && at === text.length - 1)) ? EASY : 1;
}

/** Of one letter for another, by both codes. */
function exchangeCosts(): Float64Array {
  const costs = new Float64Array(128 * 128).fill(1);
  const cost = (a: string, b: string, value: number) => {
    costs[(a.charCodeAt(0) << 7) | b.charCodeAt(0)] = value;
    costs[(b.charCodeAt(0) << 7) | a.charCodeAt(0)] = value;
  };
  for (const a of VOWELS) for (const b of VOWELS) cost(a, b, EASY);
  for (const [a, b] of ALIKE) cost(a, b, EASY);
  for (let code = 0; code < 128; code++) costs[(code << 7) | code] = 0;
  return costs;
}

function lettersOf(key: string): number {
  let set = 0;
  for (let i = 0; i < key.length; i++) {
    const code = key.charCodeAt(i) - 97;
    if (code >= 0 && code < 26) set |= 1 << code;
  }
  return set;
}
