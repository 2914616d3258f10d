import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import { migrate } from '../../db/migrate.ts';
import { createRefusals } from '../../server/features/audit/refusal-trail.ts';
import type { Refusals } from '../../server/features/audit/refusal-trail.ts';
import type { Store } from '../../db/store.ts';
import { ROOT, memoryStore, noon } from '../helpers/stores.ts';

const MINUTE = 60_000;

let store: Store;
let refusals: Refusals;
let time: number;

beforeEach(() => {
  time = noon().getTime();
  const now = () => new Date(time);
  store = memoryStore(now);
  refusals = createRefusals({ store, now });
});
afterEach(() => store.close());

const lines = () =>
  store.audit
    .latest(100_000)
    .reverse()
    .map(({ action, user_id, source, note }) => [action, user_id, source, note]);
const refuse = (count: number, source: string, user: number | null = null) => {
  for (let i = 0; i < count; i++) refusals.note({ action: 'sign-in failed', user }, source);
};

it('tells at once of the first, and after ten minutes of how many more', () => {
  refuse(1, 'here');
  refuse(59, 'here');
  refuse(1, 'there');
  const first = [
    ['sign-in failed', null, 'here', null],
    ['sign-in failed', null, 'there', null],
  ];
  expect(lines()).toEqual(first);
  time += 9 * MINUTE;
  refusals.write();
  expect(lines()).toEqual(first);
  time += MINUTE;
  refusals.write();
  refusals.write();
  expect(lines()).toEqual([...first, ['sign-in failed', null, 'here', '59 more within ten minutes']]);
  refuse(1, 'here');
  expect(lines()).toHaveLength(4);
});

it('tells of those before where the next window of a source begins, and of all at the end', () => {
  refuse(3, 'here');
  time += 10 * MINUTE;
  refuse(3, 'here');
  refusals.close();
  expect(lines().map(([, , , note]) => note)).toEqual([
    null,
    '2 more within ten minutes',
    null,
    '2 more within ten minutes',
  ]);
});

it('tells accounts apart, up to ten of a source', () => {
  for (let user = 1; user <= 50; user++) refuse(2, 'here', user);
  refusals.close();
  expect(lines().map(([, user]) => user)).toEqual([
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, null],
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, null],
  ]);
  expect(lines().at(-1)?.[3]).toBe('79 more within ten minutes');
});

it('writes so many lines of an action on a day, and counts the others to the last', () => {
  for (let n = 0; n < 3000; n++) refuse(2, `source ${n}`);
  refusals.note({ action: 'guard refused' }, 'here');
  expect(lines()).toHaveLength(1002);
  expect(lines()[1000]).toEqual(['sign-in failed', null, null, 'Further ones of today are only counted']);
  time += 10 * MINUTE;
  refusals.write();
  expect(lines()).toHaveLength(1002);
  time += 12 * 60 * MINUTE;
  refusals.write();
  expect(lines().slice(1002)).toEqual([
    ['sign-in failed', null, null, '5000 more on 2026-11-21 are left out'],
  ]);
});

it('what is written is not changed or removed, by whatever statement', () => {
  const database = openDatabase(':memory:');
  onTestFinished(() => void database.close());
  migrate(database, join(ROOT, 'db/migrations'));
  database.exec("INSERT INTO audit_log (at, action) VALUES ('2026-11-21T12:00:00.000Z', 'sign-in failed')");
  for (const statement of ["UPDATE audit_log SET action = 'signed in'", 'DELETE FROM audit_log'])
    expect(() => database.exec(statement)).toThrow(/audit/);
});

it('remembers 10,000 sources: the oldest are told of before their time', () => {
  refuse(3, 'first');
  for (let n = 0; n < 10_000; n++) refusals.note({ action: 'guard refused' }, `source ${n}`);
  expect(lines().at(-1)).toEqual(['sign-in failed', null, 'first', '2 more within ten minutes']);
});

it('loses nothing while the database cannot be written', () => {
  const { ifWritable } = store;
  store.ifWritable = () => false;
  refuse(5, 'here');
  time += 10 * MINUTE;
  refusals.write();
  store.ifWritable = ifWritable;
  refusals.write();
  expect(lines()).toEqual([['sign-in failed', null, 'here', '5 more within ten minutes']]);
});
