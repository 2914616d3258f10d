import type { Database } from '../database.ts';

/** People who asked for the newsletter and confirmed it. */
export function subscriberQueries(database: Database, now: () => Date) {
  const insert = database.prepare<[string, string]>(
    'INSERT INTO subscribers (email, created_at) VALUES (?, ?) ON CONFLICT DO NOTHING',
  );
  const remove = database.prepare<[string]>('DELETE FROM subscribers WHERE email = ?');
  const has = database.prepare<[string], number>('SELECT 1 FROM subscribers WHERE email = ?').pluck();

  return {
    /** Once is enough: adding an address again changes nothing. */
    add: (email: string): void => void insert.run(email, now().toISOString()),
    remove: (email: string): void => void remove.run(email),
    has: (email: string): boolean => has.get(email) !== undefined,
  };
}
