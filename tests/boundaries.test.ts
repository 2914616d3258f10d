import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { ROOT } from './helpers/stores.ts';
import { newFolder } from './helpers/new-folder.ts';

type Case = [file: string, text: string];

interface Diagnostic {
  filename: string;
  code: string;
  message: string;
}

const OXLINT = join(ROOT, 'node_modules/.bin/oxlint');

const allowed: Case[] = [
  ['db/places/places.ts', `import { STATES } from '#contract/vocabulary.ts';`],
  ['db/places/places.ts', `import type { DoctorCard } from '#contract/search.ts';`],
  ['db/database.ts', `import Database from 'better-sqlite3';`],
  ['server/features/search/routes.ts', `import { Router } from 'express';`],
  ['server/features/search/search.ts', `import type { Store } from '../../../db/store.ts';`],
  ['server/features/search/search.ts', `import { Refusal } from '../../platform/http/refusal.ts';`],
  ['server/app/main.ts', `import { render } from '../../public-site/entry-server.tsx';`],
  ['server/app/commands/dev.ts', `import { createServer } from 'vite';`],
  ['public-site/app/api.ts', `import type { DoctorSearch } from '#contract/search.ts';`],
  ['public-site/ui/button.tsx', `import { Link } from 'wouter';`],
  ['backoffice/app.tsx', `import { Admin } from 'react-admin';`],
  ['server/platform/http/paths.ts', `export const isPath = (path: string) => decodeURI(path) !== '';`],
  ['tests/server/search.test.ts', `import Database from 'better-sqlite3';`],
];

const refused: Case[] = [
  ['db/places/places.ts', `import { searchQuery } from '#contract/schemas/search.ts';`],
  ['db/places/places.ts', `import { createApp } from '../../server/app/app.ts';`],
  ['db/places/places.ts', `import type { Config } from '../../server/platform/configuration/config.ts';`],
  ['contract/search.ts', `import { searchQuery } from './schemas/search.ts';`],
  ['contract/search.ts', `import type { Store } from '../db/store.ts';`],
  ['server/platform/http/headers.ts', `import { signedIn } from '../security/session.ts';`],
  ['server/features/search/routes.ts', `import { articleRoutes } from '../articles/routes.ts';`],
  ['server/features/articles/other.ts', `import { articleRoutes } from './routes.ts';`],
  ['server/features/search/routes.ts', `import { openStore } from '../../../db/store.ts';`],
  ['server/features/mail/mailer.ts', `import type { Request } from 'express';`],
  ['server/app/app.ts', `import { render } from '../../public-site/entry-server.tsx';`],
  ['server/app/app.ts', `import Database from 'better-sqlite3';`],
  ['server/app/app.ts', `const rows = await import('../../public-site/app.tsx');`],
  ['server/app/app.ts', `type App = import('../../public-site/app.tsx').App;`],
  ['server/app/app.ts', 'const sql = `SELECT id FROM users`;'],
  ['public-site/app/api.ts', `import { searchQuery } from '#contract/schemas/search.ts';`],
  ['public-site/app/api.ts', `import { z } from 'zod';`],
  ['public-site/ui/button.tsx', `import { session } from '../app/session.ts';`],
  ['public-site/app.tsx', `import { theme } from '../backoffice/theme.ts';`],
  ['backoffice/app.tsx', `import { Button } from '../public-site/ui/button.tsx';`],
  ['backoffice/app.tsx', `import { Link } from 'wouter';`],
  ['db/store.ts', `import { openDatabase } from './database';`],
  ['db/store.ts', `export { openDatabase } from './database.ts';`],
  ['db/store.ts', `export default 1;`],
  ['contract/paths.ts', `export function refuse(path: string): void { decodeURIComponent(path); }`],
  ['server/platform/http/json.ts', `export function refuse(text: string): void { JSON.parse(text); }`],
  ['saving/texts.ts', `export function refuse(text: string): void { new URL(text); }`],
  ['db/utils.ts', `export const one = 1;`],
  ['db/openStore.ts', `export const one = 1;`],
];

const complaints = new Map<Case, string[]>();

beforeAll(async () => {
  // A folder has each file once.
  const rounds: Case[][] = [];
  for (const one of [...allowed, ...refused]) {
    const round = rounds.find((cases) => cases.every(([file]) => file !== one[0]));
    if (round) round.push(one);
    else rounds.push([one]);
  }
  await Promise.all(rounds.map(lint));
});

test.for(allowed)('%s may: %s', (one) => {
  expect(complaints.get(one)).toEqual([]);
});

test.for(refused)('%s may not: %s', (one) => {
  expect(complaints.get(one)).toHaveLength(1);
});

/** By the house's own rules, as they are set up. */
async function lint(cases: Case[]): Promise<void> {
  const folder = newFolder();
  const setUp = JSON.parse(await readFile(join(ROOT, '.oxlintrc.json'), 'utf8')) as object;
  const ours = { ...setUp, jsPlugins: [join(ROOT, 'lint/house-rules.js')], options: {} };
  const files: Case[] = [['.oxlintrc.json', JSON.stringify(ours)], ...cases];
  for (const [file, text] of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), `${text}\n`);
  }
  // What it says is an error of the command.
  const { stdout } = await promisify(execFile)(OXLINT, ['-f', 'json'], { cwd: folder }).catch(
    (error: unknown) => error as { stdout: string },
  );
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
  const own = diagnostics.filter(({ code }) => code.startsWith('house('));
  for (const one of cases)
    complaints.set(
      one,
      own.filter(({ filename }) => filename === one[0]).map(({ message }) => message),
    );
}
