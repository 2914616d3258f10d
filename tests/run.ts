import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { installChromium } from './helpers/install-chromium.ts';

interface Count {
  passed: number;
  failed: number;
}

interface Step {
  name: string;
  title: string;
  run: () => Promise<boolean>;
  count?: () => Promise<Count>;
}

const root = join(import.meta.dirname, '..');
const unitReport = join(root, 'test-results/unit.json');
const browserReport = join(root, 'test-results/browser.json');

const steps: Step[] = [
  { name: 'format', title: 'Format', run: () => run('prettier', ['--check', '.']) },
  { name: 'lint', title: 'Lint and import boundaries', run: () => run('eslint', ['.']) },
  { name: 'types', title: 'Types', run: () => run('tsc', ['--noEmit']) },
  { name: 'unit', title: 'Unit and API tests', run: runUnit, count: countUnit },
  { name: 'build', title: 'Build', run: () => run('tsx', ['server/commands/build.ts']) },
  { name: 'browser', title: 'Browser tests', run: runBrowser, count: countBrowser },
];

const usage = `Runs every check and test.

  npm test                          all of it
  npm test -- --only unit           one step, or several: --only unit --only browser
  npm test -- --only unit search    tests whose file matches "search"

Steps: ${steps.map(({ name }) => name).join(', ')}`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', multiple: true }, help: { type: 'boolean' } },
});
if (values.help) console.log(usage);
else process.exitCode = await runSteps();

async function runSteps(): Promise<number> {
  const chosen = steps.filter(({ name }) => values.only?.includes(name) ?? true);
  if (chosen.length < (values.only ?? steps).length) {
    console.error(usage);
    return 2;
  }
  await mkdir(join(root, 'test-results'), { recursive: true });
  const total: Count = { passed: 0, failed: 0 };
  const lines: string[] = [];
  for (const [i, step] of chosen.entries()) {
    console.log(`\n━━ ${i + 1}/${chosen.length} ${step.title}\n`);
    const started = performance.now();
    const ok = await step.run().catch(complain);
    const count = (await step.count?.()) ?? { passed: 0, failed: 0 };
    if (!ok && count.failed === 0) count.failed = 1;
    total.passed += count.passed;
    total.failed += count.failed;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const tests = step.count ? `, ${count.passed} passed, ${count.failed} failed` : '';
    lines.push(`${ok ? '✓' : '✗'} ${step.title} (${seconds} s${tests})`);
  }
  console.log(`\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
}

function complain(error: unknown): false {
  console.error(error instanceof Error ? error.message : error);
  return false;
}

async function runUnit(): Promise<boolean> {
  await rm(unitReport, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`];
  return run('vitest', ['run', '-c', 'tests/vitest.config.ts', ...reporters, ...positionals]);
}

async function countUnit(): Promise<Count> {
  const report = await readReport<{ numPassedTests: number; numFailedTests: number }>(unitReport);
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 };
}

async function runBrowser(): Promise<boolean> {
  await rm(browserReport, { force: true });
  installChromium();
  return run(
    'playwright',
    ['test', '-c', 'tests/playwright.config.ts', '--reporter=list,json', ...positionals],
    {
      PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport,
    },
  );
}

async function countBrowser(): Promise<Count> {
  const report = await readReport<{ stats: { expected: number; flaky: number; unexpected: number } }>(
    browserReport,
  );
  const { expected = 0, flaky = 0, unexpected = 0 } = report?.stats ?? {};
  return { passed: expected + flaky, failed: unexpected };
}

async function readReport<T>(file: string): Promise<T | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as T);
}

function run(command: string, args: string[], env: Record<string, string> = {}): Promise<boolean> {
  const child = spawn(join(root, 'node_modules/.bin', command), args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return new Promise((done, failed) => {
    child.once('error', failed);
    child.once('exit', (code) => done(code === 0));
  });
}
