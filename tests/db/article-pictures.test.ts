import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import Database from 'better-sqlite3';
import { expect, it, onTestFinished } from 'vitest';
import { migrate } from '../../db/migrate.ts';
import type { Store } from '../../db/store.ts';
import { publishArticle } from '../helpers/publish-article.ts';
import { ROOT, memoryStore } from '../helpers/stores.ts';

const MIGRATIONS = join(ROOT, 'db/migrations');

it('finds the images of texts that were there before', () => {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
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

it('are looked up, however long the texts are', () => {
  const store = memoryStore();
  onTestFinished(() => store.close());
  const without = claiming(store);
  const contents = `<p>${'lithium '.repeat(12_000)}</p>`;
  for (let n = 0; n < 100; n++) publishArticle(store, { contents });
  expect(claiming(store)).toBeLessThan(without * 10 + 100);
});

/** Milliseconds that it takes to find that nobody shows 300 images. */
function claiming(store: Store): number {
  const names = Array.from({ length: 300 }, () => crypto.randomUUID());
  return store.transaction(() => {
    for (const name of names) store.uploads.add({ name, kind: 'image', user_id: null });
    const begun = performance.now();
    expect(store.uploads.claim(names)).toHaveLength(300);
    return performance.now() - begun;
  });
}
