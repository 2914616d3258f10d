import { changedFiles, selectTests, wholeGraph } from './changed.ts';
import type { Options } from './options.ts';
import type { Step } from './results.ts';
import { stagesOf } from './steps.ts';

/** The checks of what has changed and the tests that it can touch, beside the browser tests. */
export function changedStages(options: Options): Step[][][] {
  const changed = changedFiles(options.files[0]);
  const { unit, browser, beyond } = selectTests(changed, wholeGraph());
  console.log(
    `Changed: ${changed.length}. Tests that this can touch: ${[...unit, ...browser].join(', ') || 'none'}`,
  );
  if (beyond.length > 0) console.log(`What these touch, only \`npm test\` knows: ${beyond.join(', ')}`);

  // They are fast enough to look at everything: a changed type is wrong where it is used.
  const checks = changed.length > 0 ? stepsOf({ ...options, steps: ['format', 'code'] }) : [];
  const units = unit.length > 0 ? stepsOf({ ...options, files: unit, steps: ['unit'] }) : [];
  const browsers = browser.length > 0 ? stepsOf({ ...options, files: browser, steps: ['browser'] }) : [];
  return [[[...checks, ...units], browsers].filter((lane) => lane.length > 0)];
}

function stepsOf(options: Options): Step[] {
  return stagesOf(options).flat(2);
}
