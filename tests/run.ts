import { spawn } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { installChromium } from './helpers/install-chromium.ts';

interface Count {
  passed: number;
  failed: number;
}

/** Runs a command of node_modules/.bin; answers whether it ended well. */
type Run = (command: string, args: string[], env?: Record<string, string>) => Promise<boolean>;

interface Step {
  name: string;
  title: string;
  run: (run: Run) => Promise<boolean>;
  count?: () => Promise<Count>;
}

interface Outcome extends Count {
  line: string;
}

const root = join(import.meta.dirname, '..');
const unitReport = join(root, 'test-results/unit.json');
const browserReport = join(root, 'test-results/browser.json');

// Kept by content: what is read from the cache is what would be found.
const formatCheck = ['--check', '.', '--cache', '--cache-strategy', 'content'];

/** The lanes of a stage run side by side, the steps of a lane in turn. Browsers have the machine to themselves. */
const stages: Step[][][] = [
  [
    [{ name: 'unit', title: 'Unit and API tests', run: runUnit, count: countUnit }],
    [
      { name: 'build', title: 'Build', run: (run) => run('tsx', ['server/commands/build.ts']) },
      { name: 'format', title: 'Format', run: (run) => run('prettier', formatCheck) },
      { name: 'types', title: 'Types', run: (run) => run('tsc', ['--noEmit']) },
      { name: 'unused', title: 'Dead ends', run: (run) => run('knip', []) },
      {
        name: 'lint',
        title: 'Lint and import boundaries',
        run: (run) => run('eslint', ['.', '--max-warnings', '0']),
      },
    ],
  ],
  [[{ name: 'browser', title: 'Browser tests', run: runBrowser, count: countBrowser }]],
];
const steps = stages.flat(2);

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
  const outcomes: Outcome[] = [];
  for (const lanes of stages) {
    const wanted = lanes.map((lane) => lane.filter((step) => chosen.includes(step)));
    // What is alone writes as it goes; what runs beside another, once it is over.
    const isAlone = wanted.filter((lane) => lane.length > 0).length < 2;
    const ended = await Promise.all(wanted.map((lane) => runLane(lane, isAlone ? shown : shownAtEnd)));
    outcomes.push(...ended.flat());
  }
  const sum = (of: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[of], 0);
  const lines = outcomes.map(({ line }) => line);
  console.log(`\n${lines.join('\n')}\n\n${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 ? 0 : 1;
}

async function runLane(lane: Step[], run: Run): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const step of lane) outcomes.push(await runStep(step, run));
  return outcomes;
}

async function runStep(step: Step, run: Run): Promise<Outcome> {
  console.log(`\n━━ ${step.title}\n`);
  const started = performance.now();
  const ok = await step.run(run).catch(complain);
  const count = (await step.count?.()) ?? { passed: 0, failed: 0 };
  if (!ok && count.failed === 0) count.failed = 1;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const tests = step.count ? `, ${count.passed} passed, ${count.failed} failed` : '';
  return { ...count, line: `${ok ? '✓' : '✗'} ${step.title} (${seconds} s${tests})` };
}

function complain(error: unknown): false {
  console.error(error instanceof Error ? error.message : error);
  return false;
}

async function runUnit(run: Run): Promise<boolean> {
  await rm(unitReport, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`];
  return run('vitest', ['run', '-c', 'tests/vitest.config.ts', ...reporters, ...positionals]);
}

async function countUnit(): Promise<Count> {
  const report = await readReport<{ numPassedTests: number; numFailedTests: number }>(unitReport);
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 };
}

async function runBrowser(run: Run): Promise<boolean> {
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

function shown(command: string, args: string[], env: Record<string, string> = {}): Promise<boolean> {
  const child = spawn(bin(command), args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  return new Promise((done, failed) => {
    child.once('error', failed);
    child.once('exit', (code) => done(code === 0));
  });
}

async function shownAtEnd(
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<boolean> {
  const child = spawn(bin(command), args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const [out, err, code] = await Promise.all([
    buffer(child.stdout),
    buffer(child.stderr),
    new Promise<number | null>((done, failed) => {
      child.once('error', failed);
      child.once('exit', done);
    }),
  ]);
  console.log(`\n━━ ${command} ${args[0]}\n`);
  process.stdout.write(out);
  process.stderr.write(err);
  return code === 0;
}

function bin(command: string): string {
  return join(root, 'node_modules/.bin', command);
}
