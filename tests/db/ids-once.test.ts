import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import type { Store } from '../../db/store.ts';
import { addUser } from '../helpers/accounts.ts';
import { newFolder } from '../helpers/new-folder.ts';
import { addPublicDoctor } from '../helpers/public-doctor.ts';
import { ROOT, fileStore, noon } from '../helpers/stores.ts';

const AT = noon().toISOString();

/** Each adds a row: what is in these is named by its id on a screen, in memory or across an await. */
const ONCE: Record<string, (store: Store, n: number) => unknown> = {
  account_notes: async (store, n) =>
    store.accountNotes.add(await addUser(store, { email: `${n}@example.com` }), 'Called.', 1, AT),
  imports: (store) => store.imports.add('doctors.csv', ['email']),
  invitations(store, n) {
    const doctor = { email: `${n}@example.com`, first_name: 'Ada', last_name: 'Osei', content: {} };
    const mail = { token_hash: Buffer.of(n), mailed_at: AT, expires_at: AT };
    store.invitations.add(doctor, store.imports.add('doctors.csv', ['email']), mail);
  },
  newsletters: (store) => store.newsletters.add({ subject: 'News', body: '<p>News</p>' }),
  outbox: (store, n) =>
    store.outbox.add({ recipient: `${n}@example.com`, kind: 'password-changed', data: {} }),
  profile_versions: (store, n) => addPublicDoctor(store, `${n}@example.com`, noon()),
  registry_findings: async (store, n) =>
    store.registry.findings.add({
      ...{ user_id: await addUser(store, { email: `${n}@example.com` }), about: 'name', result: 'differs' },
      ...{ ours: 'Ada Osei', theirs: 'Ada Stone', file_id: null, took_off: false },
    }),
  reports: async (store, n) =>
    store.reports.add(
      {
        user_id: await addUser(store, { email: `${n}@example.com` }),
        kind: 'phone',
        source: 'a network',
        at: AT,
      },
      AT,
    ),
  subscribers: (store, n) => store.subscribers.add(`${n}@example.com`, `${n}`),
};

const OTHERWISE: Record<string, string> = {
  articles: 'AUTOINCREMENT',
  article_revisions: 'named with the version of their article',
  audit_log: 'rows are only added',
  confirmation_requests: 'named by the token of a link; the id stays within a transaction',
  deliveries: 'removed only long after their issue is sent',
  fhir_locations: 'made of the id of an account',
  guide_revisions: 'the last of a page stays',
  payment_events: 'rows are only added',
  payments: 'rows are only added',
  registry_exclusions: 'named by what they say',
  registry_files: 'rows are only added',
  registry_letters: 'named by their codes',
  users: 'user_ids',
};

function opened() {
  const file = join(newFolder(), 'directory.sqlite');
  const store = fileStore(file, noon);
  const database = openDatabase(file);
  onTestFinished(() => {
    database.close();
    store.close();
  });
  return { store, database };
}

it.each(Object.entries(ONCE))('%s: an id that is gone is given to no other', async (table, add) => {
  const { store, database } = opened();
  const last = database.prepare<[], number>(`SELECT max(id) FROM ${table}`).pluck();
  await add(store, 1);
  await add(store, 2);
  const gone = last.get() ?? expect.fail('nothing was added');
  database.prepare(`DELETE FROM ${table === 'profile_versions' ? 'users' : table}`).run();
  await add(store, 3);
  expect(last.get()).toBeGreaterThan(gone);
});

it('every table of ids has them once, or says why it need not', () => {
  const { database } = opened();
  const kinds = database.prepare<[], string>('SELECT kind FROM gone_ids ORDER BY kind').pluck().all();
  expect(kinds).toEqual(Object.keys(ONCE));
  const tables = database
    .prepare<[], string>(
      `SELECT name FROM sqlite_schema AS tables
       WHERE type = 'table' AND sql NOT LIKE '%CHECK (id = 1)%' AND sql NOT LIKE 'CREATE VIRTUAL%'
         AND name NOT LIKE '%\\_text\\_%' ESCAPE '\\' AND name NOT LIKE '%\\_words\\_%' ESCAPE '\\'
         AND (SELECT count(*) FROM pragma_table_info(tables.name) WHERE pk > 0) = 1
         AND EXISTS (
           SELECT 1 FROM pragma_table_info(tables.name) AS id WHERE pk = 1 AND type = 'INTEGER' AND NOT EXISTS (
             SELECT 1 FROM pragma_foreign_key_list(tables.name) AS key WHERE key."from" = id.name
           )
         )`,
    )
    .pluck()
    .all();
  expect(tables.sort()).toEqual([...Object.keys(ONCE), ...Object.keys(OTHERWISE)].sort());
});

it('whatever is added to such a table asks for its id', () => {
  const files = readdirSync(join(ROOT, 'db'), { recursive: true, encoding: 'utf8' });
  const added = files
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [
      ...readFileSync(join(ROOT, 'db', file), 'utf8').matchAll(/INSERT (?:OR \w+ )?INTO (\w+)([^`]*)`/g),
    ])
    .filter(([, table]) => table in ONCE);
  expect(new Set(added.map(([, table]) => table))).toEqual(new Set(Object.keys(ONCE)));
  for (const [statement, table, rest] of added)
    expect(rest.includes(`nextId('${table}')`), statement).toBe(true);
});
