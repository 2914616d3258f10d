import { expect, it } from 'vitest';
import { createCollecting } from '../../server/platform/health/collect-when-idle.ts';

/** What is collected after minutes of so many milliseconds of work each. */
function collections(...minutes: number[]): number[] {
  let spent = 0;
  let collected = 0;
  const run = createCollecting(
    () => spent,
    () => void collected++,
  );
  return minutes.map((work) => {
    spent += work;
    run();
    return collected;
  });
}

it('collects in the first minute without work, and not again before there was some', () => {
  expect(collections(3000, 20_000, 100, 100, 100)).toEqual([0, 0, 2, 2, 2]);
});

it('holds nobody up who is being served', () => {
  expect(collections(20_000, 900, 20_000, 900)).toEqual([0, 0, 0, 0]);
});

it('is not for what little a quiet hour leaves', () => {
  expect(collections(...Array<number>(8).fill(500))).toEqual(Array<number>(8).fill(0));
  expect(collections(...Array<number>(12).fill(500)).at(-1)).toBe(2);
});

it('gives back what V8 keeps for itself', () => {
  const run = createCollecting(() => 10_000);
  run();
  let garbage: string[][] | null = Array.from({ length: 400 }, (_, n) =>
    Array.from({ length: 10_000 }, (_item, m) => `${n}-${m}`),
  );
  expect(garbage.length).toBe(400);
  garbage = null;
  const { heapTotal } = process.memoryUsage();
  run();
  expect(heapTotal - process.memoryUsage().heapTotal).toBeGreaterThan(20 * 2 ** 20);
});
