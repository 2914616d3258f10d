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
  ['db/queries/places.ts', `import { STATES } from '#contract/vocabulary.ts';`],
  ['db/queries/places.ts', `import type { DoctorCard } from '#contract/doctors.ts';`],
  ['db/database.ts', `import Database from 'better-sqlite3';`],
  ['server/routes/doctors.ts', `import { Router } from 'express';`],
  ['server/routes/doctors.ts', `import type { Store } from '../../db/store.ts';`],
  ['server/main.ts', `import { render } from '../public-site/entry-server.tsx';`],
  ['server/commands/dev.ts', `import { createServer } from 'vite';`],
  ['public-site/api.ts', `import type { DoctorSearch } from '#contract/doctors.ts';`],
  ['public-site/ui/button.tsx', `import { Link } from 'wouter';`],
  ['backoffice/app.tsx', `import { Admin } from 'react-admin';`],
  ['tests/server/doctors.test.ts', `import Database from 'better-sqlite3';`],
];

const refused = [
  ['db/queries/places.ts', `import { searchQuery } from '#contract/search-query.ts';`],
  ['db/queries/places.ts', `import { createApp } from '../../server/app.ts';`],
  ['server/contract/doctors.ts', `import type { Store } from '../../db/store.ts';`],
  ['server/routes/doctors.ts', `import { users } from './users.ts';`],
  ['server/routes/doctors.ts', `import { openStore } from '../../db/store.ts';`],
  ['server/mail/mailer.ts', `import type { Request } from 'express';`],
  ['server/app.ts', `import { render } from '../public-site/entry-server.tsx';`],
  ['server/app.ts', `import Database from 'better-sqlite3';`],
  ['server/app.ts', `const rows = await import('../public-site/app.tsx');`],
  ['server/app.ts', `type App = import('../public-site/app.tsx').App;`],
  ['server/app.ts', 'const sql = `SELECT id FROM users`;'],
  ['public-site/api.ts', `import { type DoctorSearch } from '#contract/doctors.ts';`],
  ['public-site/api.ts', `import { z } from 'zod';`],
  ['public-site/ui/button.tsx', `import { session } from '../session.ts';`],
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
