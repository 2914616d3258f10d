import { browserResults, runBrowser } from './browser.ts';
import type { Options, StepName } from './options.ts';
import type { Step } from './results.ts';
import { runUnit, unitResults } from './unit.ts';

/** The lanes of a stage run side by side, the steps of a lane in turn. Browsers have the machine to themselves. */
const STAGES: StepName[][][] = [[['unit'], ['build', 'format', 'unused', 'code']], [['browser']]];

/** What is asked for, in the order in which it runs. Lanes and stages without a step are left out. */
export function stagesOf(options: Options): Step[][][] {
  const steps = stepsOf(options);
  const wanted = (lane: StepName[]) => lane.filter((name) => options.steps.includes(name));
  return STAGES.map((lanes) =>
    lanes
      .map(wanted)
      .filter((lane) => lane.length > 0)
      .map((lane) => lane.map((name) => steps[name])),
  ).filter((lanes) => lanes.length > 0);
}

function stepsOf({ files, unitArguments, browserArguments, browser }: Options): Record<StepName, Step> {
  return {
    unit: {
      name: 'unit',
      title: 'Unit and API tests',
      run: (run) => runUnit(run, [...files, ...unitArguments]),
      results: unitResults,
    },
    build: { name: 'build', title: 'Build', run: (run) => run('tsx', ['server/app/commands/build.ts']) },
    format: {
      name: 'format',
      title: 'Format',
      run: (run) => run('oxfmt', ['--check', '.']),
    },
    unused: { name: 'unused', title: 'Dead ends', run: (run) => run('knip', []) },
    code: {
      name: 'code',
      title: 'Types, lint and import boundaries',
      run: (run) => run('oxlint', ['--deny-warnings']),
    },
    browser: {
      name: 'browser',
      title: 'Browser tests',
      run: (run) => runBrowser(run, [...files, ...browserArguments], browser),
      results: () => browserResults(browser),
    },
  };
}
