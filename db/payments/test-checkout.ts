import type { Database } from '../database.ts';
import type { TestState } from './test-rows.ts';

const NOTHING: TestState = {
  customers: {},
  sessions: {},
  subscriptions: {},
  invoices: [],
  refunds: [],
  portals: {},
  untold: [],
};

/** What the demo's test checkout knows, and its clock: one row, for a demo is small and nobody asks for parts of it. */
export function testCheckoutQueries(database: Database, clock: () => Date) {
  const ahead = database.prepare<[], number>('SELECT ahead FROM test_checkout').pluck();
  const state = database.prepare<[], string>('SELECT state FROM test_checkout').pluck();
  const setAhead = database.prepare<[number, string]>(
    `INSERT INTO test_checkout (id, ahead, state) VALUES (1, ?, ?)
     ON CONFLICT (id) DO UPDATE SET ahead = excluded.ahead`,
  );
  const setState = database.prepare<[string]>(
    `INSERT INTO test_checkout (id, ahead, state) VALUES (1, 0, ?)
     ON CONFLICT (id) DO UPDATE SET state = excluded.state`,
  );

  return {
    /** The time by which plans renew and end. */
    now: (): Date => new Date(clock().getTime() + (ahead.get() ?? 0)),
    /** How far that is ahead of the clock, in milliseconds. */
    ahead: (): number => ahead.get() ?? 0,
    /** Moves it on; never back. */
    moveTo(time: Date): void {
      const wanted = time.getTime() - clock().getTime();
      if (wanted > (ahead.get() ?? 0)) setAhead.run(wanted, JSON.stringify(NOTHING));
    },
    /** A demo from before there were refunds has none. */
    state: (): TestState => ({
      ...structuredClone(NOTHING),
      ...(JSON.parse(state.get() ?? '{}') as Partial<TestState>),
    }),
    setState: (changed: TestState): void => void setState.run(JSON.stringify(changed)),
  };
}
