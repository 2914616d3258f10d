import { readFile } from 'node:fs/promises';
import type { Run } from './command.ts';

export interface TestResult {
  name: string;
  /** Below the root. */
  file: string;
  seconds: number;
  failed: boolean;
  /** The arguments of `npm test --` that run this one alone. */
  again: string;
}

/** What a step runs, and what it found: null when it has no tests to name. */
export interface Step {
  name: string;
  title: string;
  run: (run: Run) => Promise<boolean>;
  results?: () => Promise<TestResult[]>;
}

/** How a step ended. A step that ended badly has a failure, if only itself. */
export interface Outcome {
  line: string;
  passed: number;
  failures: TestResult[];
  results: TestResult[];
}

const SLOWEST = 10;

export async function runStep(step: Step, run: Run): Promise<Outcome> {
  const started = performance.now();
  const isDone = await step.run(run).catch(complain);
  const seconds = (performance.now() - started) / 1000;
  const results = (await step.results?.()) ?? [];
  // No test at all is a name that nothing has.
  const ok = isDone && (!step.results || results.length > 0);
  const failures = results.filter(({ failed }) => failed);
  if (!ok && failures.length === 0)
    failures.push({ name: step.title, file: '', seconds, failed: true, again: `--only ${step.name}` });
  const passed = results.filter(({ failed }) => !failed).length;
  const tests = step.results ? `, ${passed} passed, ${failures.length} failed` : '';
  const line = `${ok ? '✓' : '✗'} ${step.title} (${seconds.toFixed(1)} s${tests})`;
  return { line, passed, failures, results };
}

/** What `npm test` says last. `command`: what the arguments of a failure are added to. */
export function summary(outcomes: Outcome[], command: string): string {
  const slowest = outcomes
    .flatMap(({ results }) => results)
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST)
    .map(({ seconds, file, name }) => `${seconds.toFixed(1).padStart(7)} s  ${file}  ${name}`);
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  const again = failures.map((test) => `✗ ${`${test.file} ${test.name}`.trim()}\n  ${command} ${test.again}`);
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  return [
    ...(slowest.length > 0 ? ['The slowest:', ...slowest, ''] : []),
    ...(again.length > 0 ? ['What failed, and what runs just that:', ...again, ''] : []),
    ...outcomes.map(({ line }) => line),
    '',
    `${passed} passed, ${failures.length} failed`,
  ].join('\n');
}

export async function readReport<T>(file: string): Promise<T | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as T);
}

/** In single quotes, for a shell. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

function complain(error: unknown): false {
  console.error(error instanceof Error ? error.message : error);
  return false;
}
