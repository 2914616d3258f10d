import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, it, onTestFinished } from 'vitest';
import { migrate } from '../../db/migrate.ts';
import { TOKEN } from '../helpers/mail-examples.ts';
import { migrationsUpTo } from '../helpers/migrations.ts';
import { ROOT } from '../helpers/stores.ts';

const HEX = '0f1e2d3c4b5a69788796a5b4c3d2e1f0';
const [first, second, third] = TOKEN.split('.');
const QUOTING = [
  `554 see https://directory.example.org/invitation?token=${HEX}`,
  `554 token=3D${HEX.slice(0, 20)}=`,
  '451 the mail says 40718293',
  `554 ...user/verify/token?firstpart=${first}&secondpart=${second}&thirdpart=${third}`,
];
const HARMLESS = ['550 5.1.1 ada@example.com: user unknown', 'connect ECONNREFUSED 127.0.0.1:25'];

it('forgets answers of mail servers that may hold a code or a token, wherever they are kept', () => {
  const database = new Database(':memory:');
  onTestFinished(() => void database.close());
  migrate(database, migrationsUpTo('028'));
  const add = {
    outbox: database.prepare(
      `INSERT INTO outbox (message_id, recipient, kind, next_at, created_at, error) VALUES (:i, '', 'verify', '', '', :said)`,
    ),
    issues: database.prepare(
      `INSERT INTO newsletters (id, subject, body, created_at, updated_at, paused_why) VALUES (:i, '', '', '', '', :said)`,
    ),
    deliveries: database.prepare(
      `INSERT INTO deliveries (newsletter_id, token, message_id, next_at, created_at, error) VALUES (:i, '', :i, '', '', :said)`,
    ),
    suppressed: database.prepare(
      `INSERT INTO suppressed_addresses (email, reason, created_at) VALUES (:i, :said, '')`,
    ),
  };
  const told = [...QUOTING, ...HARMLESS];
  for (const insert of Object.values(add)) told.forEach((said, i) => insert.run({ i: String(i), said }));
  migrate(database, join(ROOT, 'db/migrations'));
  const kept = (column: string, table: string) =>
    database.prepare(`SELECT ${column} FROM ${table} ORDER BY rowid`).pluck().all();
  for (const all of [
    kept('error', 'outbox'),
    kept('error', 'deliveries'),
    kept('paused_why', 'newsletters'),
    database.prepare('SELECT reason FROM suppressed_addresses ORDER BY email').pluck().all(),
  ]) {
    expect(all.slice(QUOTING.length)).toEqual(HARMLESS);
    for (const said of all.slice(0, QUOTING.length)) expect(said).toMatch(/is not kept|^Mails one after/);
  }
});
