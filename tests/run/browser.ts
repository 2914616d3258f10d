import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { installChromium } from '../helpers/install-chromium.ts';
import type { Browser } from '../helpers/chromium.ts';
import { ROOT } from './command.ts';
import type { Run } from './command.ts';
import { readReport } from './results.ts';
import type { TestResult } from './results.ts';

interface Suite {
  title: string;
  file: string;
  suites?: Suite[];
  specs: { title: string; line: number; tests: { status: string; results: { duration: number }[] }[] }[];
}

const reportFile = join(ROOT, 'test-results/browser.json');

/** In what is built of the sources as they are. `args`: specs, and what else playwright takes. */
export async function runBrowser(run: Run, args: string[], browser?: Browser): Promise<boolean> {
  await rm(reportFile, { force: true });
  const path = installChromium(browser);
  if (!(await run('tsx', ['server/app/commands/build.ts', '--if-stale']))) return false;
  return run('playwright', ['test', '-c', 'tests/playwright.config.ts', '--reporter=list,json', ...args], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
    CHROMIUM_PATH: path,
  });
}

export async function browserResults(browser?: Browser): Promise<TestResult[]> {
  const report = await readReport<{ suites: Suite[] }>(reportFile);
  const results = (report?.suites ?? []).flatMap((suite) => resultsOf(suite));
  return results.map((test) => ({ ...test, again: test.again + (browser ? ` --browser ${browser}` : '') }));
}

export function resultsOf(suite: Suite, within = ''): TestResult[] {
  const file = `tests/e2e/${suite.file}`;
  const tests = suite.specs.flatMap(({ title, line, tests }) =>
    tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ status, results }) => ({
        name: within + title,
        file,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        failed: status === 'unexpected',
        again: `--only browser ${file}:${line}`,
      })),
  );
  return [...tests, ...(suite.suites ?? []).flatMap((inner) => resultsOf(inner, `${within}${inner.title} `))];
}
