import type { Database } from './database.ts';

/** The addresses of pages that visitors could once see and that are gone for good. */
export function gonePageQueries(database: Database, now: () => Date) {
  const insert = database.prepare<[string, string]>(
    'INSERT INTO removed (path, at) VALUES (?, ?) ON CONFLICT DO NOTHING',
  );
  const has = database.prepare<[string], number>('SELECT 1 FROM removed WHERE path = ?').pluck();

  return {
    add: (path: string): void => void insert.run(path, now().toISOString()),
    has: (path: string): boolean => has.get(path) !== undefined,
  };
}
