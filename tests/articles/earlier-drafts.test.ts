import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import { migrate } from '../../db/migrate.ts';
import { newFolder } from '../helpers/new-folder.ts';
import { ROOT } from '../helpers/stores.ts';

const MIGRATIONS = join(ROOT, 'db/migrations');
const ADA = 1;
const ROBIN = 2;

it('of what doctors had saved before, administrators keep what was sent in, and lose the rest', () => {
  const database = openDatabase(':memory:');
  onTestFinished(() => void database.close());
  const names = readdirSync(MIGRATIONS);
  const own = names.findIndex((name) => name.endsWith('_writing.sql'));
  const folder = newFolder();
  const come = (name: string) => cpSync(join(MIGRATIONS, name), join(folder, name));
  names.slice(0, own).forEach(come);
  migrate(database, folder);

  database.pragma('foreign_keys = OFF');
  const article = database.prepare<[number, string, number | null]>(
    `INSERT INTO articles (id, kind, status, title, author, author_id, cover, sub_content, topics, words, published_at,
       created_at, updated_at, contents, body)
     VALUES (?, 'digest', ?, '', '', ?, 'a', '', '[]', 0, '2026-01-01', '', '', '', '')`,
  );
  article.run(1, 'draft', ADA);
  article.run(2, 'review', ADA);
  article.run(3, 'published', ADA);
  article.run(4, 'draft', null);
  const revision = database.prepare<[number, number, string]>(
    `INSERT INTO article_revisions (article_id, saved_at, saved_by, title, sub_content, contents) VALUES (?, '', ?, ?, '', '')`,
  );
  for (const [id, by, title] of [
    [1, ADA, 'draft'],
    [2, ADA, 'first'],
    [2, ADA, 'sent in'],
    [3, ADA, 'first'],
    [3, ADA, 'sent in'],
    [3, ROBIN, 'edited'],
    [4, ROBIN, 'of the house'],
  ] as const)
    revision.run(id, by, title);

  come(names[own]);
  migrate(database, folder);
  const seen = database.prepare(
    'SELECT article_id, title FROM article_revisions WHERE NOT private ORDER BY id',
  );
  expect(seen.raw().all()).toEqual([
    [2, 'sent in'],
    [3, 'sent in'],
    [3, 'edited'],
    [4, 'of the house'],
  ]);
});
