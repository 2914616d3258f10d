/** What each mistake counts. */
export interface Costs {
  /** One letter for another, at `a << 7 | b` of their codes below 128. */
  exchange: Float64Array;
  /** Two neighbors in each other's place. */
  swapped: number;
  /** The letter of a text at an index, being one too many: at least `leastExtra`. */
  extra: (text: string, at: number) => number;
  leastExtra: number;
  /** What is added when the first letter is another one. */
  firstLetter: number;
}

/** Each mistake is one step. */
export const STEPS: Costs = {
  exchange: new Float64Array(128 * 128).fill(1),
  swapped: 1,
  extra: () => 1,
  leastExtra: 1,
  firstLetter: 0,
};

/** Three rows of the table, used again and again; they grow with the longest word. */
let rows = rowsOf(64);

/**
 * The optimal string alignment distance: what it costs at least to make one word of the other, by letters that are left
 * out, added, exchanged, or in their neighbor's place. More than `most` when it is certain to be more. It takes
 * `a.length × b.length` steps, fewer where the words soon differ too much.
 */
export function editDistance(a: string, b: string, most: number, costs: Costs): number {
  if (b.length >= rows[0].length) rows = rowsOf(2 * b.length);
  const { exchange, swapped, extra, leastExtra } = costs;
  let [before, last, row] = rows;
  for (let j = 0; j <= b.length; j++) last[j] = j;
  let previous = 0;
  for (let i = 1; i <= a.length; i++) {
    const letter = a.charCodeAt(i - 1);
    const dropped = extra(a, i - 1);
    row[0] = i;
    let least = i;
    let other = 0;
    for (let j = 1; j <= b.length; j++) {
      const passed = other;
      other = b.charCodeAt(j - 1);
      let cost = last[j - 1] + (letter === other ? 0 : exchange[((letter & 127) << 7) | (other & 127)]);
      if (last[j] + dropped < cost) cost = last[j] + dropped;
      if (row[j - 1] + leastExtra < cost) cost = Math.min(cost, row[j - 1] + extra(b, j - 1));
      if (letter === passed && other === previous && letter !== other && i > 1) {
        cost = Math.min(cost, before[j - 2] + swapped);
      }
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return least;
    previous = letter;
    [before, last, row] = [last, row, before];
  }
  const startsAlike = a[0] === b[0] || (a[0] === b[1] && a[1] === b[0]);
  return last[b.length] + (startsAlike ? 0 : costs.firstLetter);
}

function rowsOf(length: number): Float64Array[] {
  return [0, 1, 2].map(() => new Float64Array(length));
}
