import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../helpers/stores.ts';

/** Of each chapter, how many requirements of levels 1 and 2 apply here (ASVS 5.0; docs/asvs.md says which do not). */
const APPLY = {
  1: 19,
  2: 11,
  3: 14,
  4: 4,
  5: 8,
  6: 30,
  7: 15,
  8: 6,
  9: 7,
  11: 13,
  12: 7,
  13: 13,
  14: 9,
  15: 13,
  16: 16,
};

/** What says why no test is named. */
const WHY = /Not tested: |Deviation: |Operator: /;

it('every requirement has its line, and each line a test that is there, or says why it has none', () => {
  const lines = readFileSync(join(ROOT, 'docs/asvs.md'), 'utf8').matchAll(
    /^\| (?<id>(?<chapter>\d+)\.\d+\.\d+) +\| L[12] +\| .+ \| (?<how>.+) \| (?<tests>.+) \|$/gm,
  );
  const rows = [...lines].map(({ groups = {} }) => groups);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  for (const [chapter, count] of Object.entries(APPLY))
    expect([chapter, rows.filter((row) => row.chapter === chapter).length]).toEqual([chapter, count]);
  const shown = rows.filter(({ how, tests }) => tests.trim() !== '—' || !WHY.test(how));
  const named = shown.flatMap(({ tests }) => tests.trim().split(', '));
  expect(named.filter((file) => !/^tests\/[\w./-]+$/.test(file) || !existsSync(join(ROOT, file)))).toEqual(
    [],
  );
});
