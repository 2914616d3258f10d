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

/** Makes `resembling(key, most)`: the known keys that cost at most so much to get to, the cheapest first. */
export function createMisspelt(keys: readonly string[]) {
  const letters = Int32Array.from(keys, lettersOf);
  const lengths = Uint8Array.from(keys, (key) => key.length);

  return function resembling(key: string, most: number): Resembling[] {
    if (key.length > MOST_LETTERS) return [];
    const own = lettersOf(key);
    const different = most <= 1 ? 2 : MOST_DIFFERENT_LETTERS;
    const longer = Math.ceil(most);
    const found: Resembling[] = [];
    for (let i = 0; i < letters.length; i++) {
      if (Math.abs(lengths[i] - key.length) > longer) continue;
      if (bits(letters[i] ^ own) > different) continue;
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
const MOST_LETTERS = 128;
const rows = [0, 1, 2].map(() => new Float64Array(MOST_LETTERS + 1));

/** The optimal string alignment distance with costs; more than `most` when it is certain to be more. */
function costOf(a: string, b: string, most: number): number {
  let [before, last, row] = rows;
  for (let j = 0; j <= b.length; j++) last[j] = j;
  for (let i = 1; i <= a.length; i++) {
    row[0] = i;
    let least = i;
    const dropped = lettersCost(a, i - 1);
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = last[j - 1] + (same ? 0 : exchange(a[i - 1], b[j - 1]));
      cost = Math.min(cost, last[j] + dropped, row[j - 1] + lettersCost(b, j - 1));
      if (!same && i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, before[j - 2] + SWAPPED);
      }
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return least;
    [before, last, row] = [last, row, before];
  }
  return last[b.length] + (a[0] === b[0] || (a[0] === b[1] && a[1] === b[0]) ? 0 : FIRST_LETTER);
}

/** Of a letter too many: half for one that is doubled, for a silent h, and for an e at the end. */
function lettersCost(text: string, at: number): number {
  const letter = text[at];
  if (letter === text[at - 1] || letter === text[at + 1]) return EASY;
  return at > 0 && (letter === 'h' || (letter === 'e' && at === text.length - 1)) ? EASY : 1;
}

function exchange(a: string, b: string): number {
  if (VOWELS.includes(a) && VOWELS.includes(b)) return EASY;
  return ALIKE.some((pair) => pair.includes(a) && pair.includes(b)) ? EASY : 1;
}

function lettersOf(key: string): number {
  let set = 0;
  for (let i = 0; i < key.length; i++) {
    const code = key.charCodeAt(i) - 97;
    if (code >= 0 && code < 26) set |= 1 << code;
  }
  return set;
}

function bits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}
