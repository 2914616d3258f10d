import { join } from 'node:path';
import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const eslint = new ESLint({
  cwd: root,
  ruleFilter: ({ ruleId }) => ruleId.startsWith('local/') || ruleId === 'no-restricted-syntax',
  overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
});

const allowed = [
  ['db/places/places.ts', `import { STATES } from '#contract/vocabulary.ts';`],
  ['db/places/places.ts', `import type { DoctorCard } from '#contract/doctors.ts';`],
  ['db/database.ts', `import Database from 'better-sqlite3';`],
  ['server/doctors/routes.ts', `import { Router } from 'express';`],
  ['server/doctors/search.ts', `import type { Store } from '../../db/store.ts';`],
  ['server/doctors/search.ts', `import { Refusal } from '../http/refusal.ts';`],
  ['server/main.ts', `import { render } from '../public-site/entry-server.tsx';`],
  ['server/commands/dev.ts', `import { createServer } from 'vite';`],
  ['public-site/app/api.ts', `import type { DoctorSearch } from '#contract/doctors.ts';`],
  ['public-site/ui/button.tsx', `import { Link } from 'wouter';`],
  ['backoffice/app.tsx', `import { Admin } from 'react-admin';`],
  ['tests/server/doctors.test.ts', `import Database from 'better-sqlite3';`],
];

const refused = [
  ['db/places/places.ts', `import { searchQuery } from '#contract/schemas/doctors.ts';`],
  ['db/places/places.ts', `import { createApp } from '../../server/app.ts';`],
  ['db/places/places.ts', `import type { Config } from '../../server/config.ts';`],
  ['contract/doctors.ts', `import { searchQuery } from './schemas/doctors.ts';`],
  ['contract/doctors.ts', `import type { Store } from '../db/store.ts';`],
  ['server/http/headers.ts', `import { signedIn } from '../security/session.ts';`],
  ['server/doctors/routes.ts', `import { articleRoutes } from '../articles/routes.ts';`],
  ['server/articles/other.ts', `import { articleRoutes } from './routes.ts';`],
  ['server/doctors/routes.ts', `import { openStore } from '../../db/store.ts';`],
  ['server/mail/mailer.ts', `import type { Request } from 'express';`],
  ['server/app.ts', `import { render } from '../public-site/entry-server.tsx';`],
  ['server/app.ts', `import Database from 'better-sqlite3';`],
  ['server/app.ts', `const rows = await import('../public-site/app.tsx');`],
  ['server/app.ts', `type App = import('../public-site/app.tsx').App;`],
  ['server/app.ts', 'const sql = `SELECT id FROM users`;'],
  ['public-site/app/api.ts', `import { searchQuery } from '#contract/schemas/doctors.ts';`],
  ['public-site/app/api.ts', `import { z } from 'zod';`],
  ['public-site/ui/button.tsx', `import { session } from '../app/session.ts';`],
  ['public-site/app.tsx', `import { theme } from '../backoffice/theme.ts';`],
  ['backoffice/app.tsx', `import { Button } from '../public-site/ui/button.tsx';`],
  ['backoffice/app.tsx', `import { Link } from 'wouter';`],
  ['db/store.ts', `import { openDatabase } from './database';`],
  ['db/store.ts', `export { openDatabase } from './database.ts';`],
  ['db/store.ts', `export default 1;`],
  ['db/utils.ts', `export const one = 1;`],
  ['db/openStore.ts', `export const one = 1;`],
];

test.for(allowed)('%s may: %s', async ([file, code]) => {
  expect(await complaints(file, code)).toEqual([]);
});

test.for(refused)('%s may not: %s', async ([file, code]) => {
  expect(await complaints(file, code)).toHaveLength(1);
});

async function complaints(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(`${code}\n`, { filePath: join(root, file) });
  return result.messages.map(({ message }) => message);
}
