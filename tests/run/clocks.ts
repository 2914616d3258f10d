import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './command.ts';

interface Clock {
  /** Where it is that time, as libfaketime's offset has it. */
  at: string;
  TZ: string;
  LANG: string;
}

/** The days and hours at which dates go wrong, each in a zone and a language of its own. */
const CLOCKS: Record<string, Clock> = {
  'new-year': { at: '2027-01-01T00:00:30+13:00', TZ: 'Pacific/Auckland', LANG: 'de_DE.UTF-8' },
  'last-minute': { at: '2026-12-31T23:59:00-08:00', TZ: 'America/Los_Angeles', LANG: 'C' },
  'leap-eve': { at: '2028-02-28T23:59:00+05:30', TZ: 'Asia/Kolkata', LANG: 'hi_IN.UTF-8' },
  'leap-day': { at: '2028-02-29T12:00:00-08:00', TZ: 'America/Los_Angeles', LANG: 'tr_TR.UTF-8' },
  // A minute later it is one o'clock again.
  'summer-ends': { at: '2026-11-01T01:59:00-07:00', TZ: 'America/Los_Angeles', LANG: 'ar_EG.UTF-8' },
};

const usage = `Runs tests with another clock, zone and language, the files in another order. Needs Debian's faketime.

  npm run test:clocks                               the unit tests at each clock
  npm run test:clocks -- leap-day                   at one
  npm run test:clocks -- leap-day --only browser    what else \`npm test\` takes: the server, the browser and what drives
                                                    them all have that clock and zone

Clocks: ${Object.keys(CLOCKS).join(', ')}`;

const [first = '', ...others] = process.argv.slice(2);
if (first === '--help') console.log(usage);
else if (first in CLOCKS) process.exitCode = runAt(first, others) ? 0 : 1;
else {
  const failed = Object.keys(CLOCKS).filter((name) => !runAt(name, process.argv.slice(2)));
  console.log(failed.length > 0 ? `\nFailed at: ${failed.join(', ')}` : '\nGreen at every clock.');
  process.exitCode = failed.length > 0 ? 1 : 0;
}

function runAt(name: string, args: string[]): boolean {
  const { at, TZ, LANG } = CLOCKS[name];
  console.log(`\n━━ ${name}: ${at} in ${TZ}, ${LANG}`);
  const seconds = Math.round((Date.parse(at) - Date.now()) / 1000);
  const offset = `${seconds < 0 ? '' : '+'}${seconds}`;
  const tests = ['tests/run.ts', '--shuffle', '--command', `npm run test:clocks -- ${name}`];
  const { status, error } = spawnSync(
    'faketime',
    [
      '-f',
      offset,
      join(ROOT, 'node_modules/.bin/tsx'),
      ...tests,
      ...(args.length > 0 ? args : ['--only', 'unit']),
    ],
    { cwd: ROOT, stdio: 'inherit', env: { ...process.env, TZ, LANG, LC_ALL: LANG } },
  );
  if (error) console.error(`${error.message}\n\n${usage}`);
  return status === 0;
}
