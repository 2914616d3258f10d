import { parseArgs } from 'node:util';
import type { Browser } from '../helpers/chromium.ts';

export const STEPS = ['unit', 'build', 'format', 'unused', 'code', 'browser'] as const;
const BROWSERS: Browser[] = ['headless-shell', 'chromium'];

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
  /** What else the unit and the browser tests are started with. */
  names: string[];
  browser?: Browser;
  changed: boolean;
  long: boolean;
}

/** Throws with the usage. */
export function readOptions(args: string[]): Options | 'help' {
  const { values, positionals } = parse(args);
  if (values.help) return 'help';
  const names = values.name ? ['-t', values.name] : values.grep ? ['-g', values.grep] : [];
  // A name is one of unit tests or of browser tests.
  const asked = values.only ?? (values.name ? ['unit'] : values.grep ? ['browser'] : [...STEPS]);
  const steps = STEPS.filter((name) => asked.includes(name));
  const browser = BROWSERS.find((name) => name === values.browser);
  if (steps.length < new Set(asked).size || (values.browser && !browser)) throw new Error(usage);
  return { steps, files: positionals, names, browser, changed: values.changed, long: values.long };
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
      help: { type: 'boolean' },
    },
  });
}
