import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { changedFiles, selectTests, wholeGraph } from './changed.ts';
import { ROOT } from './command.ts';
import type { Options } from './options.ts';
import type { Step } from './results.ts';
import { stagesOf } from './steps.ts';

/** Kept from one time to the next: the compiler looks at what has changed, and at what that reaches. */
const KEPT = 'node_modules/.cache/types.tsbuildinfo';

/** The checks of what has changed and the tests that it can touch, beside the browser tests. */
export function changedStages(options: Options): Step[][][] {
  const changed = changedFiles(options.files[0]);
  const { unit, browser, beyond } = selectTests(changed, wholeGraph());
  console.log(
    `Changed: ${changed.length}. Tests that this can touch: ${[...unit, ...browser].join(', ') || 'none'}`,
  );
  if (beyond.length > 0) console.log(`What these touch, only \`npm test\` knows: ${beyond.join(', ')}`);

  const [[units = []] = []] = unit.length > 0 ? stagesOf({ ...options, files: unit, steps: ['unit'] }) : [];
  const [[browsers = []] = []] =
    browser.length > 0 ? stagesOf({ ...options, files: browser, steps: ['browser'] }) : [];
  const lanes = [[...checksOf(changed.filter((file) => existsSync(join(ROOT, file)))), ...units], browsers];
  return [lanes.filter((lane) => lane.length > 0)];
}

/** `files`: those that are there. */
function checksOf(files: string[]): Step[] {
  const code = files.filter((file) => /\.(tsx?|js)$/.test(file));
  const kept = ['--noEmit', '--incremental', '--tsBuildInfoFile', KEPT];
  const steps: Step[] = [
    {
      name: 'format',
      title: 'Format',
      run: (run) => run('prettier', ['--check', '--ignore-unknown', ...files]),
    },
    { name: 'code', title: 'Types', run: (run) => run('tsc', kept) },
    { name: 'code', title: 'Lint', run: (run) => run('eslint', ['--max-warnings', '0', ...code]) },
  ];
  return code.length > 0 ? steps : files.length > 0 ? steps.slice(0, 1) : [];
}
