import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './helpers/stores.ts';

const SERVER = join(ROOT, 'server');
/** What is logged at warn and above, and what readiness asks: all between the parentheses. */
const CALLS =
  /(?:log\.(?:warn|error|fatal)|\bwarn|readiness\.watch)\(\s*((?:[^()'`]|'[^']*'|`[^`]*`|\([^()]*\))*?),?\s*\)/g;
const TEXTS = /`[^`]*`|'[^'\n]*'/g;
/** What is said by a name, and where the sentences are. */
const SAID_BY_NAME: Record<string, string> = {
  sentence: 'platform/configuration/data-dir.ts',
  'clock.trouble': 'platform/health/clock.ts',
  'backups.complaint': 'features/backups/backups.ts',
  'placeKeeper.complaint': 'app/takeover/keep-place.ts',
  'caches.complaint': 'features/caches/caches.ts',
  'mail.complaint': 'features/mail/worker.ts',
  OTHER_KEY: 'app/open.ts',
  NO_MAIL: 'app/open.ts',
  '() => NO_MAIL': 'app/open.ts',
  unused: 'features/settings/chosen-prices.ts',
  lost: 'features/mail/links-lead-nowhere.ts',
  '{ err: error }, event': 'app/end-on-uncaught.ts',
  // Of its own checks.
  'what: object, message: string': 'platform/health/readiness.ts',
};

const COMMENTS = /\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

const sourceOf = (file: string) => readFileSync(join(SERVER, file), 'utf8').replaceAll(COMMENTS, '');
const textsIn = (source: string) => [...source.matchAll(TEXTS)].map(([text]) => text.slice(1, -1));
const isSentence = (text: string) => text.length >= 30 && text.split(' ').length > 4;

it('the runbook says what to do for each line of the log at warn and above, and each sentence of /readyz', () => {
  const calls = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [...sourceOf(file).matchAll(CALLS)].map(([, said]) => said));
  const byName = calls.filter((said) => textsIn(said).length === 0);
  expect([...new Set(byName)].sort()).toEqual(Object.keys(SAID_BY_NAME).sort());
  const told = [
    ...calls.flatMap(textsIn),
    ...[...Object.values(SAID_BY_NAME), 'platform/health/free-space.ts'].flatMap((file) =>
      textsIn(sourceOf(file)).filter(isSentence),
    ),
  ];
  expect(told.length).toBeGreaterThan(40);
  const runbook = readFileSync(join(ROOT, 'docs/runbook.md'), 'utf8').replaceAll('`', '');
  expect(told.map(fixedPart).filter((part) => !runbook.includes(part))).toEqual([]);
});

/** Of a text that may have values in it: the longest part that has none, up to where it goes into details. */
function fixedPart(text: string): string {
  const parts = text.split(/\$\{[^}]*\}?|^\}: /).sort((a, b) => b.length - a.length);
  return parts[0].split(/[:;(]|\.( |$)/)[0].trim();
}
