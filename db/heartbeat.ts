import type { Database } from './database.ts';

/** The smallest real write, to find out whether there can be one. */
export function heartbeatQueries(database: Database, now: () => Date) {
  const put = database.prepare<[string]>('INSERT OR REPLACE INTO heartbeat (id, at) VALUES (1, ?)');
  const last = database.prepare<[], string>('SELECT at FROM heartbeat').pluck();
  return {
    /** When it last could, as an ISO date-time. */
    lastBeat: (): string | null => last.get() ?? null,
    beat: (): void => void put.run(now().toISOString()),
  };
}
