import type { Costs } from '../text/edit-distance.ts';

const VOWELS = 'aeiouy';
/** Letters that sound alike. */
const ALIKE = ['cg', 'ck', 'cs', 'ks', 'sz', 'gj', 'bp', 'dt', 'fv', 'mn', 'vw', 'kq', 'lr'];
/** What a letter costs that sounds like another. */
export const EASY = 0.5;
const SWAPPED = 0.75;

/** Mistakes in the names of places, which are mostly written as they sound: 1 for a wrong letter, less for one that is easily made. */
export const SOUND_COSTS: Costs = {
  exchange: exchangeCosts(),
  swapped: SWAPPED,
  extra: extraCost,
  leastExtra: EASY,
  // Few get the first letter wrong.
  firstLetter: 0.5,
};

/** How far a misspelling of that many letters may be from what was meant; 0 for one too short to be put right. */
export function mostCost(length: number): number {
  if (length < 4) return 0;
  if (length === 4) return SWAPPED;
  if (length <= 6) return 1;
  return length <= 8 ? 1.5 : 2;
}

/** Of a letter too many: half for one that is doubled, for a silent h, and for an e at the end. */
function extraCost(text: string, at: number): number {
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
  return costs;
}
