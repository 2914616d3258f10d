export interface Measured {
  /** Milliseconds */
  p50: number;
  p99: number;
}

const WARM_UP = 300;
const ROUNDS = 1000;
const MOST_MS = 4000;

/** Times `act(n)` for n = 0, 1, 2 …, after a warm-up; at most 1,000 rounds, or as many as are asked for, or 4 s, and at least one. */
export function measure(act: (n: number) => unknown, rounds = ROUNDS): Measured {
  const started = performance.now();
  for (let n = 0; n < WARM_UP && performance.now() - started < MOST_MS / 4; n++) act(n);
  const times: number[] = [];
  for (let n = 0; n < rounds && (n === 0 || performance.now() - started < MOST_MS); n++) {
    const began = performance.now();
    act(WARM_UP + n);
    times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  return { p50: times[Math.floor(times.length / 2)], p99: times[Math.floor(times.length * 0.99)] };
}

/** Measures and prints rows of a table as multiples of a baseline. */
export function rowsBeside(baseline: Measured) {
  return (name: string, act: (n: number) => unknown, rounds?: number) =>
    printRow(name, measure(act, rounds), baseline);
}

/** Prints one row of the table: name, p50, p99, and p50 as a multiple of the baseline's. */
export function printRow(name: string, { p50, p99 }: Measured, baseline: Measured): void {
  const cells = [p50.toFixed(4), p99.toFixed(4), `${(p50 / baseline.p50).toFixed(1)}×`];
  console.log(`  ${name.padEnd(44)}${cells.map((cell) => cell.padStart(11)).join('')}`);
}

export function printHeader(first: string): void {
  console.log(
    `  ${first.padEnd(44)}${['p50 ms', 'p99 ms', 'ratio'].map((cell) => cell.padStart(11)).join('')}`,
  );
}
