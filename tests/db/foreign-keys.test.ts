import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import { migrate } from '../../db/migrate.ts';
import { ROOT } from '../helpers/stores.ts';

interface Reference {
  child: string;
  column: string;
  plan: string;
}

it('finds what names a row that is deleted by an index, and not by reading every row', () => {
  const database = openDatabase(':memory:');
  onTestFinished(() => void database.close());
  migrate(database, join(ROOT, 'db/migrations'));
  const references = database
    .prepare<[], Omit<Reference, 'plan'>>(
      `SELECT tables.name AS child, keys."from" AS "column"
       FROM pragma_table_list AS tables, pragma_foreign_key_list(tables.name) AS keys
       WHERE tables.type = 'table'`,
    )
    .all()
    .map((reference): Reference => ({ ...reference, plan: planOf(reference) }));
  expect(references.length).toBeGreaterThan(20);
  expect(references.filter(({ plan }) => !plan.startsWith('SEARCH'))).toEqual([]);

  function planOf({ child, column }: Omit<Reference, 'plan'>): string {
    const asked = database.prepare<[], { detail: string }>(
      `EXPLAIN QUERY PLAN SELECT 1 FROM "${child}" WHERE "${column}" = 1`,
    );
    return asked.all().map(({ detail }) => detail)[0];
  }
});
