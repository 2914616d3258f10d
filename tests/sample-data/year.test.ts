import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEMO_DOCTOR } from '#contract/demo-accounts.ts';
import type { Price } from '#contract/plans.ts';
import { openDatabase } from '../../db/database.ts';
import type { Database } from '../../db/database.ts';
import { openStore } from '../../db/store.ts';
import type { Store } from '../../db/store.ts';
import { seedDirectory } from '../../sample-data/seed-directory.ts';
import { hasYear, seedYear } from '../../sample-data/year/seed-year.ts';
import { createProfileChecks } from '../../server/features/registry/check-profiles.ts';
import { mailKindOf } from '../../server/features/mail/kinds/mail-kinds.ts';
import { newFolder } from '../helpers/new-folder.ts';
import { PLACES, ROOT } from '../helpers/stores.ts';

const TODAY = '2026-11-21';
const MIGRATIONS = join(ROOT, 'db/migrations');
const PRICES: Record<1 | 2, Price> = {
  1: { amount: 2900, currency: 'usd' },
  2: { amount: 29_000, currency: 'usd' },
};
/** Made of what nobody guesses, in the demo as elsewhere. */
const BY_CHANCE = ['message_id'];

const folder = newFolder();
let database: Database;
let store: Store;

beforeAll(async () => {
  const zips = PLACES.zips.map((zip, i) => ({
    zip,
    city: PLACES.cities[i],
    state: PLACES.states[i],
    lat: PLACES.lat[i],
    lng: PLACES.lng[i],
  }));
  const now = () => new Date(`${TODAY}T08:00:00Z`);
  const demo = { uploads: null, doctors: 150, passwordHash: 'none', seed: 1, zips, onProgress: () => {} };
  await seedDirectory({ ...demo, file: fileOf('base'), migrations: MIGRATIONS, now });
  addArticle(fileOf('base'), now);
  database = openDatabase(madeOn('year', `${TODAY}T09:00:00Z`));
  store = storeOf('year', `${TODAY}T09:00:00Z`);
});

describe('the year of a demo', () => {
  it('is the same whenever it is made on one day, and told apart from a demo without it', () => {
    const again = openDatabase(madeOn('again', `${TODAY}T22:30:00Z`));
    for (const table of tablesOf(database))
      expect(rowsOf(again, table), table).toEqual(rowsOf(database, table));
    again.close();
    const now = () => new Date(`${TODAY}T23:00:00Z`);
    expect([hasYear({ file: fileOf('base'), now }), hasYear({ file: fileOf('again'), now })]).toEqual([
      false,
      true,
    ]);
  });

  it('leaves no list of the backoffice empty', () => {
    const totals = Object.entries(store.lists).map(([name, list]) => [name, totalOf(list)] as const);
    expect(totals.filter(([, total]) => total === 0)).toEqual([]);
  });

  it('has what the issue of the demo asks for, and all of it in the year', () => {
    const count = (sql: string) =>
      database.prepare<[], number>(`SELECT count(*) FROM ${sql}`).pluck().get() ?? 0;
    const some = {
      sent: count(`newsletters WHERE state = 'sent' AND sent > 0`),
      drafts: count(`newsletters WHERE state = 'draft'`),
      failing: count(`subscriptions WHERE status = 'past_due'`),
      ending: count(`subscriptions WHERE status = 'active' AND cancel_at IS NOT NULL`),
      ended: count(`subscriptions WHERE source = 'test' AND status = 'canceled'`),
      refunds: count(`payments WHERE kind = 'refunded'`),
      articles: count(`articles WHERE status = 'review'`),
      decisions: count(`profile_versions WHERE decided_by IS NOT NULL AND status = 'rejected'`),
      faults: count(`import_lines WHERE status = 'refused'`),
      searches: store.emptySearches.most().length,
      visits: count('visits'),
      failed: count(`outbox WHERE status IN ('failed', 'suppressed')`),
    };
    expect(Object.entries(some).filter(([, found]) => found === 0)).toEqual([]);
    for (const [table, column] of [
      ['audit_log', 'at'],
      ['payments', 'at'],
      ['subscribers', 'created_at'],
    ]) {
      expect(
        count(`${table} WHERE ${column} < '2025-11-21' OR ${column} > '${TODAY}T00:00:00.000Z'`),
        table,
      ).toBe(0);
    }
  });

  it('has in its registers what the check of all profiles says of them', async () => {
    const file = madeOn('checked', `${TODAY}T09:00:00Z`);
    const now = () => new Date(`${TODAY}T12:00:00Z`);
    const checked = openStore({ file, migrations: MIGRATIONS, places: PLACES, now, testCheckout: true });
    const { list, row } = { list: checked.lists.registryFindings, row: checked.lists.registryFindings.row };
    const found = () => list.ids({ filter: {}, sort: 'id', order: 'ASC' }).map(row);
    const before = found();
    expect(
      before.map((finding) => finding && [finding.about.split(' ')[0], finding.result, finding.state]),
    ).toEqual([
      ['npi', 'deactivated', 'open'],
      ['name', 'differs', 'settled'],
      ['license', 'differs', 'open'],
    ]);
    await createProfileChecks({ store: checked, now }).run();
    expect(checked.registry.check.state().finished_at).toBe(now().toISOString());
    expect(found()).toEqual(before);
    checked.close();
  });

  it('has the figures of the dashboard agree with a recount of the rows', () => {
    const { totals, waiting, plans, months } = store.dashboard.numbers();
    const all = (sql: string) => database.prepare<[], Record<string, unknown>>(sql).all();
    const payments = all('SELECT * FROM payments') as { kind: string; amount: number; at: string }[];
    const sum = (month: string, kind: string) =>
      payments
        .filter((payment) => payment.kind === kind && payment.at.startsWith(month))
        .reduce((total, { amount }) => total + amount, 0);
    expect(months.map(({ month }) => month)).toHaveLength(12);
    for (const { month, paid, refunded } of months)
      expect([paid, refunded]).toEqual([sum(month, 'paid'), sum(month, 'refunded')]);
    const users = all('SELECT * FROM users');
    const subscriptions = all('SELECT * FROM subscriptions');
    expect(totals.users).toBe(users.length);
    expect(totals.published).toBe(all('SELECT * FROM listings').length);
    expect(totals.subscribers).toBe(all('SELECT * FROM subscribers').length);
    expect(waiting.reviews).toBe(users.filter(({ id }) => store.profiles.waiting(id as number)).length);
    expect(waiting.failed_payments).toBe(subscriptions.filter(({ status }) => status === 'past_due').length);
    for (const { plan, users: having, granted } of plans) {
      const paying = subscriptions.filter(
        (one) => one.source === 'test' && one.plan === plan && one.status !== 'canceled',
      );
      expect([having, granted]).toEqual([
        users.filter((user) => user.plan === plan).length,
        having - new Set(paying.map(({ user_id }) => user_id)).size,
      ]);
    }
  });

  it('holds together: what refers to something, plans, issues, and what the test checkout knows', () => {
    expect(database.pragma('foreign_key_check')).toEqual([]);
    expect(database.pragma('integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    store.transaction(() => expect(store.payments.turn(true)).toEqual([]));
    const known = store.testCheckout?.state().subscriptions ?? {};
    const rows = database
      .prepare<[], { id: string; user_id: number; status: string; period_end: string }>(
        `SELECT id, user_id, status, period_end FROM subscriptions WHERE source = 'test' ORDER BY id`,
      )
      .all();
    expect(
      Object.values(known)
        .map(({ id, buyer, status, period_end }) => ({ id, user_id: buyer.id, status, period_end }))
        .sort((a, b) => (a.id < b.id ? -1 : 1)),
    ).toEqual(rows);
    const kinds = database.prepare<[], string>('SELECT DISTINCT kind FROM outbox').pluck().all();
    expect(kinds.filter((kind) => !mailKindOf(kind))).toEqual([]);
    const { recipients, sent, refused, failed } = store.lists.newsletters.row(1) ?? {};
    expect(recipients).toBe((sent ?? 0) + (refused ?? 0) + (failed ?? 0));
  });

  it("gives the demo's doctor a plan, numbers of visitors, and an article in every state", () => {
    const doctor = store.users.byEmail(DEMO_DOCTOR);
    const id = doctor?.id ?? 0;
    expect(store.payments.holding(id).map(({ source, plan }) => [source, plan])).toEqual([['test', 1]]);
    expect(store.visits.since(id, '2026-08-30').length).toBeGreaterThan(50);
    const articles = store.articles
      .ofAuthor(id)
      .map(({ status, returned_why }) => [status, returned_why !== null]);
    expect(articles.map(String).sort()).toEqual([
      'draft,false',
      'draft,true',
      'published,false',
      'review,false',
    ]);
  });

  it('says to who is rejected why', () => {
    const reasons = ['rejected', 'rejected2', 'rejected3'].map((name) => {
      const id = store.users.byEmail(`${name}@example.com`)?.id ?? 0;
      return [store.profiles.of(id)?.review_status, store.profiles.lastDecided(id)?.reason?.length ?? 0];
    });
    for (const [status, length] of reasons) expect([status, Number(length) > 40]).toEqual(['rejected', true]);
  });

  it('knows people and telephones of fiction alone', () => {
    const addresses = database
      .prepare<[], string>(
        'SELECT email FROM users UNION ALL SELECT email FROM subscribers UNION ALL SELECT email FROM invitations',
      )
      .pluck()
      .all();
    expect(addresses.filter((address) => !/^[a-z0-9.-]+@example\.com$/.test(address))).toEqual([]);
    const phones = database.prepare<[], string>(`SELECT content ->> 'phone' FROM profiles`).pluck().all();
    expect(phones.filter((phone) => phone && !/555-01\d\d$/.test(phone))).toEqual([]);
  });

  it('forgets nothing when the site sweeps, and a renewal fails, whatever the day', () => {
    for (const day of ['2027-01-01', '2027-08-01']) {
      const file = madeOn(day, `${day}T00:00:00Z`);
      const made = openDatabase(file);
      const before = rowCounts(made);
      const opened = storeOf(day, `${day}T00:10:00Z`);
      opened.sweep();
      expect(rowCounts(made), day).toEqual(before);
      expect(opened.dashboard.numbers().waiting.failed_payments, day).toBeGreaterThan(0);
      opened.close();
      made.close();
    }
  });
});

function fileOf(name: string): string {
  return join(folder, `${name}.sqlite`);
}

/** Answers the file. */
function madeOn(name: string, time: string): string {
  const file = fileOf(name);
  copyFileSync(fileOf('base'), file);
  const now = () => new Date(time);
  seedYear({ file, migrations: MIGRATIONS, places: PLACES, prices: PRICES, seed: 1, now });
  return file;
}

function storeOf(name: string, time: string): Store {
  const now = () => new Date(time);
  return openStore({
    file: fileOf(name),
    migrations: MIGRATIONS,
    places: PLACES,
    kind: 'demo',
    testCheckout: true,
    now,
  });
}

/** What issues tell of; the samples draw a cover for each of theirs, which takes long. */
function addArticle(file: string, now: () => Date): void {
  const base = openStore({ file, migrations: MIGRATIONS, places: PLACES, kind: 'demo', now });
  const at = '2025-01-15T15:00:00.000Z';
  base.transaction(() =>
    base.articles.put({
      ...{
        kind: 'digest',
        status: 'published',
        title: 'Rest & <sleep>',
        author: 'Dr. Ada Osei',
        author_id: null,
      },
      ...{
        avatar: null,
        cover: 'cover',
        reviewer: null,
        sub_content: 'On sleep.',
        contents: '<p>Sleep.</p>',
      },
      ...{ topics: [], published_at: at, created_at: at, updated_at: at },
    }),
  );
  base.close();
}

function totalOf(list: Store['lists'][keyof Store['lists']]): number {
  return list.page({ filter: {}, sort: 'id', order: 'ASC' }, 0, 1).total;
}

function tablesOf(of: Database): string[] {
  return of
    .prepare<[], string>(`SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name`)
    .pluck()
    .all();
}

function rowCounts(of: Database): Record<string, unknown> {
  const names = tablesOf(of).filter((name) => name !== 'test_checkout');
  return Object.fromEntries(names.map((name) => [name, rowsOf(of, name).length]));
}

function rowsOf(of: Database, table: string): unknown[] {
  const rows = of.prepare<[], Record<string, unknown>>(`SELECT * FROM "${table}"`).all();
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !BY_CHANCE.includes(name))),
  );
}
