import { expect, it } from 'vitest';
import { resultsOf as browserResultsOf } from './browser.ts';
import { readOptions } from './options.ts';
import { runStep, summary } from './results.ts';
import type { Step } from './results.ts';
import { resultsOf as unitResultsOf } from './unit.ts';

const good = () => Promise.resolve(true);
const bad = () => Promise.resolve(false);
const unit = unitResultsOf({
  name: `${process.cwd()}/tests/mail/kill.test.ts`,
  status: 'failed',
  startTime: 0,
  endTime: 9000,
  assertionResults: [
    { fullName: "a mail's life (all of it) costs $1", status: 'failed', duration: 1500 },
    { fullName: 'is kept', status: 'passed', duration: 20 },
    { fullName: 'is for later', status: 'skipped' },
  ],
});

it('a unit test that failed runs again by its file and its name, whatever is in that', () => {
  expect(unit.map(({ failed, seconds }) => [failed, seconds])).toEqual([
    [true, 1.5],
    [false, 0.02],
  ]);
  const [, name] = /-t '(.*)'$/.exec(unit[0].again.replaceAll(`'\\''`, `"`)) ?? [];
  expect(new RegExp(name.replaceAll(`"`, `'`)).test("a mail's life (all of it) costs $1")).toBe(true);
  expect(unit[0].again).toBe(
    String.raw`--only unit tests/mail/kill.test.ts -t '^a mail'\''s life \(all of it\) costs \$1$'`,
  );
});

it('a file that does not load has failed itself', () => {
  const file = {
    name: `${process.cwd()}/tests/mail/kill.test.ts`,
    status: 'failed',
    startTime: 0,
    endTime: 0,
  };
  expect(unitResultsOf({ ...file, assertionResults: [] })).toMatchObject([
    { failed: true, again: '--only unit tests/mail/kill.test.ts' },
  ]);
});

it('a browser test that failed runs again by its line', () => {
  const inner = {
    title: 'on a phone',
    file: 'find.spec.ts',
    specs: [
      { title: 'is found', line: 12, tests: [{ status: 'unexpected', results: [{ duration: 2500 }] }] },
    ],
  };
  const [test] = browserResultsOf({
    title: 'find.spec.ts',
    file: 'find.spec.ts',
    specs: [],
    suites: [inner],
  });
  expect(test).toEqual({
    name: 'on a phone is found',
    file: 'tests/e2e/find.spec.ts',
    seconds: 2.5,
    failed: true,
    again: '--only browser tests/e2e/find.spec.ts:12',
  });
});

it('the summary has the slowest first, and what runs a failure alone', async () => {
  const step: Step = { name: 'unit', title: 'Unit', run: bad, results: () => Promise.resolve(unit) };
  const text = summary([await runStep(step, good)], 'npm test --');
  expect(text).toMatch(
    /The slowest:\n +1\.5 s {2}tests\/mail\/kill\.test\.ts {2}a mail's life .*\n +0\.0 s .* is kept/,
  );
  expect(text).toContain('npm test -- --only unit tests/mail/kill.test.ts -t ');
  expect(text).toMatch(/1 passed, 1 failed$/);
});

it('a step fails that ends badly without a test that did, and one that has no test', async () => {
  const none = () => Promise.resolve([]);
  expect((await runStep({ name: 'types', title: 'Types', run: bad }, good)).failures).toMatchObject([
    { again: '--only types' },
  ]);
  expect(
    (await runStep({ name: 'unit', title: 'Unit', run: good, results: none }, good)).failures,
  ).toHaveLength(1);
  expect((await runStep({ name: 'types', title: 'Types', run: good }, good)).failures).toEqual([]);
});

it('a name is asked of unit or of browser tests', () => {
  expect(readOptions(['-t', 'finds'])).toMatchObject({ steps: ['unit'], unitArguments: ['-t', 'finds'] });
  expect(readOptions(['-g', 'finds'])).toMatchObject({
    steps: ['browser'],
    browserArguments: ['-g', 'finds'],
  });
  expect(readOptions([])).toMatchObject({ steps: ['unit', 'build', 'format', 'unused', 'code', 'browser'] });
  expect(() => readOptions(['--only', 'unti'])).toThrow('Steps:');
  expect(() => readOptions(['--browser', 'netscape'])).toThrow('Steps:');
});
