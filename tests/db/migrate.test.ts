import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import { migrate } from '../../db/migrate.ts';
import { migrationsUpTo } from '../helpers/migrations.ts';
import { ROOT } from '../helpers/stores.ts';

const ALL = join(ROOT, 'db/migrations');

it('applies what has come since under a lower number, once', () => {
  const folder = migrationsUpTo('028');
  cpSync(join(ALL, '032_forgotten_reasons.sql'), join(folder, '032_forgotten_reasons.sql'));
  const database = opened();
  migrate(database, folder);
  const late = ['029_sealed_articles.sql', '030_second_factors.sql', '031_forgetting.sql'];
  expect(migrate(database, ALL).slice(0, 3)).toEqual(late);
  expect(migrate(database, ALL)).toEqual([]);
});

it.each([
  ['that lacks what came late', (folder: string) => removed(folder, '029', '030', '031'), 3],
  ['that lacks a part of it', (folder: string) => removed(folder, '030'), 1],
  ['that lacks nothing', () => {}, 0],
])('goes on with a database that counted its migrations, %s', (_, without, missing) => {
  const folder = migrationsUpTo('032');
  without(folder);
  const database = opened();
  migrate(database, folder);
  // As it was before there were names.
  database.exec('DROP TABLE migrations; PRAGMA user_version = 32');
  const since = migrate(database, ALL);
  expect(since.filter((name) => name <= '032_forgotten_reasons.sql')).toHaveLength(missing);
  expect(
    database.prepare("SELECT 1 FROM pragma_table_info('tokens') WHERE name = 'proved_at'").get(),
  ).toBeDefined();
});

function opened() {
  const database = openDatabase(':memory:');
  onTestFinished(() => void database.close());
  return database;
}

function removed(folder: string, ...numbers: string[]): void {
  const names = { '029': 'sealed_articles', '030': 'second_factors', '031': 'forgetting' };
  for (const number of numbers) rmSync(join(folder, `${number}_${names[number as keyof typeof names]}.sql`));
}
