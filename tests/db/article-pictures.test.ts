import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, it, onTestFinished } from 'vitest';
import { migrate } from '../../db/migrate.ts';
import { uploadQueries } from '../../db/uploads/uploads.ts';
import { ROOT, noon } from '../helpers/stores.ts';
import { newFolder } from '../helpers/new-folder.ts';

const MIGRATIONS = join(ROOT, 'db/migrations');

it('finds the images of texts that were there before', () => {
  const folder = newFolder();
  cpSync(MIGRATIONS, folder, { recursive: true });
  for (const name of readdirSync(folder)) if (name >= '021') rmSync(join(folder, name));
  const database = new Database(':memory:');
  onTestFinished(() => void database.close());
  migrate(database, folder);
  const text =
    '<p>/uploads/</p><img src="/uploads/a1-b2-640.webp"><img src="/uploads/c3-96.webp"><img src="/uploads/c3-96.webp">';
  database
    .prepare(
      `INSERT INTO articles (id, kind, status, title, author, sub_content, contents, body, topics, words, created_at, updated_at)
       VALUES (7, 'digest', 'draft', '', '', '', ?, '', '[]', 0, '', '')`,
    )
    .run(text);
  database
    .prepare(
      `INSERT INTO article_revisions (id, article_id, saved_at, title, sub_content, contents)
       VALUES (9, 7, '', '', '', '<img src="/uploads/d4-1280.webp">')`,
    )
    .run();
  migrate(database, MIGRATIONS);
  const noted = database
    .prepare('SELECT name, article_id, revision_id FROM article_pictures ORDER BY name')
    .raw()
    .all();
  expect(noted).toEqual([
    ['a1-b2', 7, null],
    ['c3', 7, null],
    ['d4', 7, 9],
  ]);
});

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
