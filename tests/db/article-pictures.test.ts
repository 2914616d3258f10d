import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, it, onTestFinished } from 'vitest';
import { migrate } from '../../db/migrate.ts';
import { uploadQueries } from '../../db/uploads/uploads.ts';
import { ROOT, noon } from '../helpers/stores.ts';

const MIGRATIONS = join(ROOT, 'db/migrations');

it('are looked up, not looked through', () => {
  const asked: string[] = [];
  const database = new Database(':memory:', { verbose: (sql) => asked.push(String(sql)) });
  onTestFinished(() => void database.close());
  migrate(database, MIGRATIONS);
  const uploads = uploadQueries(database, noon);
  uploads.add({ name: 'a1-b2', kind: 'image', user_id: null });
  expect(uploads.claim(['a1-b2'])).toEqual(['a1-b2']);
  const steps = database.prepare<[], { detail: string }>(`EXPLAIN QUERY PLAN ${asked.at(-1)}`).all();
  const looks = steps.map(({ detail }) => detail).filter((step) => /^(SEARCH|SCAN)/.test(step));
  expect(looks.length).toBeGreaterThan(8);
  expect(looks.filter((step) => step.startsWith('SCAN'))).toEqual([]);
});
