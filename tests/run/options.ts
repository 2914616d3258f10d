import { parseArgs } from 'node:util';
import type { Browser } from '../helpers/chromium.ts';
import { SEED } from '../helpers/scale.ts';

export const STEPS = ['unit', 'build', 'format', 'unused', 'code', 'browser'] as const;
const BROWSERS: Browser[] = ['headless-shell', 'chromium'];
/** The files of unit tests in an order that the seed makes. */
const SHUFFLED = ['--sequence.shuffle.files', `--sequence.seed=${SEED}`];

export const usage = `Runs every check and test.

  npm test                                  all of it
  npm test -- --changed [REV]               what is not committed, or what differs from REV, and what that can touch
  npm test -- --only unit                   one step, or several: --only unit --only browser
  npm test -- --only unit search            tests whose file matches "search"
  npm test -- --only unit -t 'finds none'   tests of that name (-g with browser)
  npm test -- --only browser --browser chromium
                                            in the whole browser instead of the headless shell
  npm run test:long                         the random and kill tests only, large, from a fresh seed (SEED=n: that one)

Steps: ${STEPS.join(', ')}`;

export type StepName = (typeof STEPS)[number];

export interface Options {
  steps: StepName[];
  /** Parts of the names of files. */
  files: string[];
  /** What else vitest and playwright are started with. */
  unitArguments: string[];
  browserArguments: string[];
  browser?: Browser;
  changed: boolean;
  long: boolean;
  /** The command that a failure is run with again. */
  command: string;
}

/** Throws with the usage. */
export function readOptions(args: string[]): Options | 'help' {
  const { values, positionals } = parse(args);
  if (values.help) return 'help';
  const { name, grep, changed, long, command } = values;
  // A name is one of unit tests or of browser tests.
  const asked = values.only ?? (name ? ['unit'] : grep ? ['browser'] : [...STEPS]);
  const steps = STEPS.filter((step) => asked.includes(step));
  const browser = BROWSERS.find((known) => known === values.browser);
  if (steps.length < new Set(asked).size || (values.browser && !browser)) throw new Error(usage);
  const unitArguments = [...(name ? ['-t', name] : []), ...(values.shuffle ? SHUFFLED : [])];
  const browserArguments = grep ? ['-g', grep] : [];
  return { steps, files: positionals, unitArguments, browserArguments, browser, changed, long, command };
}

function parse(args: string[]) {
  return parseArgs({
    args,
    allowPositionals: true,
    options: {
      only: { type: 'string', multiple: true },
      name: { type: 'string', short: 't' },
      grep: { type: 'string', short: 'g' },
      browser: { type: 'string' },
      changed: { type: 'boolean', default: false },
      long: { type: 'boolean', default: false },
      shuffle: { type: 'boolean', default: false },
      command: { type: 'string', default: 'npm test --' },
      help: { type: 'boolean' },
    },
  });
}
