import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import { migrate } from '../../db/migrate.ts';
import { newFolder } from '../helpers/new-folder.ts';
import { ROOT } from '../helpers/stores.ts';

const MIGRATIONS = join(ROOT, 'db/migrations');
const ROOT_ADMIN = 1;
const OTHER_ADMIN = 2;
const GONE = 3;

it('what waits as the site is updated is of who scheduled it last, as the trail knows', () => {
  const database = openDatabase(':memory:');
  onTestFinished(() => void database.close());
  const names = readdirSync(MIGRATIONS);
  const own = names.findIndex((name) => name.endsWith('_who_scheduled.sql'));
  const folder = newFolder();
  const come = (name: string) => cpSync(join(MIGRATIONS, name), join(folder, name));
  names.slice(0, own).forEach(come);
  migrate(database, folder);

  const user = database.prepare<[number, string]>(
    `INSERT INTO users (id, first_name, last_name, email, verified, plan, manage_role, created_at)
     VALUES (?, '', '', ?, 1, 0, 'admin', '')`,
  );
  user.run(ROOT_ADMIN, 'root@example.com');
  user.run(OTHER_ADMIN, 'other@example.com');
  const newsletter = database.prepare<[number, string | null]>(
    `INSERT INTO newsletters (id, subject, body, created_at, updated_at, send_at) VALUES (?, '', '', '', '', ?)`,
  );
  const line = database.prepare<[number, number]>(
    `INSERT INTO audit_log (at, action, actor_id, object_kind, object_id)
     VALUES ('', 'scheduled newsletter', ?, 'newsletter', ?)`,
  );
  newsletter.run(1, '2026-12-24T12:00:00.000Z');
  newsletter.run(2, '2026-12-24T12:00:00.000Z');
  newsletter.run(3, null);
  for (const [by, id] of [
    [OTHER_ADMIN, 1],
    [ROOT_ADMIN, 1],
    [ROOT_ADMIN, 2],
    [GONE, 2],
    [ROOT_ADMIN, 3],
  ])
    line.run(by, id);

  come(names[own]);
  migrate(database, folder);
  const scheduled = database.prepare('SELECT id, scheduled_by FROM newsletters ORDER BY id');
  expect(scheduled.raw().all()).toEqual([
    [1, ROOT_ADMIN],
    [2, null],
    [3, null],
  ]);
});
