import type { Database } from './database.ts';

/** The smallest real write, to find out whether there can be one. */
export function heartbeatQueries(database: Database, now: () => Date) {
  const put = database.prepare<[string]>('INSERT OR REPLACE INTO heartbeat (id, at) VALUES (1, ?)');
  return { beat: (): void => void put.run(now().toISOString()) };
}
