import { rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { ROOT } from './command.ts';
import type { Run } from './command.ts';
import { quoted, readReport } from './results.ts';
import type { TestResult } from './results.ts';

interface Report {
  testResults: {
    name: string;
    status: string;
    startTime: number;
    endTime: number;
    assertionResults: { fullName: string; status: string; duration?: number }[];
  }[];
}

const reportFile = join(ROOT, 'test-results/unit.json');

/** `args`: files or parts of their names, and what else vitest takes. */
export async function runUnit(run: Run, args: string[]): Promise<boolean> {
  await rm(reportFile, { force: true });
  const reporters = [
    '--reporter=./tests/run/unit-progress.ts',
    '--reporter=json',
    `--outputFile.json=${reportFile}`,
  ];
  return run('vitest', ['run', '-c', 'tests/vitest.config.ts', ...reporters, ...args]);
}

export async function unitResults(): Promise<TestResult[]> {
  const report = await readReport<Report>(reportFile);
  return (report?.testResults ?? []).flatMap(resultsOf);
}

/** A file that did not load has no tests: it failed itself. */
export function resultsOf({ name, status, startTime, endTime, assertionResults }: Report['testResults'][0]) {
  const file = relative(ROOT, name);
  const ran = assertionResults.filter(({ status }) => status === 'passed' || status === 'failed');
  const tests = ran.map((test) => ({
    name: test.fullName,
    file,
    seconds: (test.duration ?? 0) / 1000,
    failed: test.status === 'failed',
    again: `--only unit ${file} -t ${quoted(`^${asPattern(test.fullName)}$`)}`,
  }));
  if (status !== 'failed' || tests.some(({ failed }) => failed)) return tests;
  const seconds = (endTime - startTime) / 1000;
  return [...tests, { name: '', file, seconds, failed: true, again: `--only unit ${file}` }];
}

/** What a regular expression finds literally. */
function asPattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
