import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import { cleanFile } from '../../db/forgetting.ts';
import { newFolder } from '../helpers/new-folder.ts';
import { fileStore } from '../helpers/stores.ts';

it('leaves the log to Litestream, which reads all the time: waiting for it would keep writers waiting', () => {
  const folder = newFolder();
  const file = join(folder, 'directory.sqlite');
  fileStore(file).close();
  const reader = openDatabase(file);
  onTestFinished(() => void reader.close());
  reader.exec('BEGIN');
  reader.prepare('SELECT 1 FROM users').get();
  mkdirSync(join(folder, '.directory.sqlite-litestream'));
  cleanFile(file, new Date());
  reader.exec('COMMIT');
  expect(reader.prepare('SELECT cleaned_at IS NOT NULL FROM forgetting').pluck().get()).toBe(1);
});
