import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import BetterSqlite3 from 'better-sqlite3';
import type { Stripe } from 'stripe';
import { expect, it, onTestFinished } from 'vitest';
import { API } from '#contract/paths.ts';
import { openStore } from '../../db/store.ts';
import { addUser } from '../helpers/accounts.ts';
import { SEED, sized } from '../helpers/scale.ts';
import { startServing } from '../helpers/served.ts';
import type { Served } from '../helpers/served.ts';
import { PLACES, ROOT } from '../helpers/stores.ts';
import { randomFrom, shuffled } from '../helpers/random.ts';
import type { Random } from '../helpers/random.ts';
import { startStripeDouble } from '../stripe-double/server.ts';
import type { StripeDouble } from '../stripe-double/server.ts';
import { signatureOf } from '../stripe-double/signature.ts';
import { SECRET, startPaying } from './paying.ts';
import type { Paying } from './paying.ts';
import { wholeLife } from './whole-life.ts';

const ORDERS = sized(8, 100);
const KILLS = sized(2, 4);

it('whatever order events come in, and however often: the same plan', async () => {
  const app = await startPaying();
  for (let order = 1; order <= ORDERS; order++) {
    const random = randomFrom(SEED + order);
    const ends = order % 2 === 0;
    const email = `${order}@example.com`;
    const id = await addUser(app.store, { email });
    app.double.webhooks.hold();
    const life = await wholeLife(app.double, ends);
    app.store.transaction(() => app.store.payments.addCustomer('stripe', id, life.customer));
    const { held } = app.double.webhooks;
    for (const step of life.steps) {
      await step();
      const before = app.planOf(id);
      await hear(app, held.splice(0, Math.floor(random() * held.length)), random);
      expect([before, life.plan()], `order ${order}`).toContain(app.planOf(id));
    }
    await hear(app, held.splice(0), random);

    expect([order, app.planOf(id)]).toEqual([order, ends ? 0 : 2]);
    const mails = app.mails(email);
    expect(mails.length, `mails of order ${order}`).toBe(new Set(mails).size);
    const ledger = app.store.payments.ofUser(id).map(({ kind }) => kind);
    expect([order, ...ledger.sort()]).toEqual([order, ...toldOf(app.double, life.customer).sort()]);
    if (!ends) await life.end();
    await hear(app, held.splice(0), random);
  }
});

it.each([true, false])('also when the process is killed in between (ends: %s)', async (ends) => {
  const random = randomFrom(SEED);
  const dataDir = mkdtempSync(join(tmpdir(), 'directory-payments-'));
  const file = join(dataDir, 'directory.sqlite');
  const double = await startStripeDouble();
  onTestFinished(async () => {
    await double.close();
    rmSync(dataDir, { recursive: true });
  });
  double.webhooks.hold();
  const life = await wholeLife(double, ends);
  const id = await prepare(file, life.customer);
  for (const step of life.steps) await step();
  // Some of it is looked at before a kill, or nothing at all.
  double.faults.add({ slow: ends ? 20 : 60_000, only: 'GET /v1/subscriptions/:id' });
  const rest = shuffled(double.webhooks.held.splice(0), random);

  for (let kill = 0; kill < KILLS; kill++) {
    const served = await serve(double, dataDir);
    const { deliveries } = double.webhooks;
    const before = deliveries.length;
    const part = rest.splice(0, Math.ceil(rest.length / (KILLS - kill)));
    const sent = double.webhooks.replay(part, { times: [1, 10], shuffle: true, atOnce: 4 });
    const most = Math.floor(random() * part.length);
    await expect.poll(() => deliveries.length, { interval: 1 }).toBeGreaterThan(before + most);
    await served.kill();
    await sent;
  }
  // The last one takes all that Stripe sends again, and is killed before anything of it is looked at.
  const last = await serve(double, dataDir);
  double.faults.clear();
  double.faults.add({ slow: 60_000, only: 'GET /v1/subscriptions/:id' });
  await double.webhooks.replay(unanswered(double));
  await last.kill();
  double.faults.clear();
  expect(unanswered(double)).toEqual([]);
  expect(new Set(double.webhooks.deliveries.map(({ status }) => status))).toEqual(new Set([200, null]));
  const served = await serve(double, dataDir);
  const database = new BetterSqlite3(file, { readonly: true });
  const ask = (sql: string) => database.prepare(sql).pluck().get();
  await expect.poll(() => ask('SELECT count(*) FROM payment_events WHERE handled_at IS NULL')).toBe(0);
  expect(ask('SELECT count(*) FROM payment_events')).toBe(double.state.events.size);
  expect(ask(`SELECT plan FROM users WHERE id = ${id}`)).toBe(ends ? 0 : 2);
  database.close();
  await served.stop();
});

const TOLD: Record<string, string> = {
  'invoice.paid': 'paid',
  'invoice.payment_failed': 'failed',
  'refund.created': 'refunded',
};

/** What Stripe told of a customer's money. */
function toldOf(double: StripeDouble, customer: string): string[] {
  return [...double.state.events.values()]
    .filter(({ data }) => (data.object as { customer?: unknown }).customer === customer)
    .flatMap(({ type }) => TOLD[type] ?? []);
}

/** Events of which no delivery was taken. */
function unanswered({ state, webhooks }: StripeDouble): Stripe.Event[] {
  const taken = webhooks.deliveries.filter(({ status }) => status === 200).map(({ event }) => event.id);
  return [...state.events.values()].filter(({ id }) => !taken.includes(id));
}

/** Lets the app hear events by chance 1 to 10 times each, mixed. */
async function hear(app: Paying, events: Stripe.Event[], random: Random): Promise<void> {
  const copies = events.flatMap((event) =>
    Array.from({ length: 1 + Math.floor(random() * 10) }, () => event),
  );
  for (const event of shuffled(copies, random)) {
    const body = JSON.stringify(event);
    const signature = signatureOf(body, SECRET, Math.floor(Date.now() / 1000), 'right') ?? '';
    app.context.payments.taken?.webhook.hear(Buffer.from(body), signature);
    if (random() < 0.1) await sleep(0);
  }
  await app.heard();
}

/** A database with a doctor who is that customer; answers the doctor's id. */
async function prepare(file: string, customer: string): Promise<number> {
  const now = () => new Date();
  const store = openStore({ file, migrations: join(ROOT, 'db/migrations'), places: PLACES, now });
  const id = await addUser(store, { email: 'ada@example.com' });
  store.transaction(() => store.payments.addCustomer('stripe', id, customer));
  store.close();
  return id;
}

async function serve(double: StripeDouble, dataDir: string): Promise<Served> {
  const [monthly, yearly] = double.prices;
  const served = await startServing({
    DATA_DIR: dataDir,
    STRIPE_SECRET_KEY: double.secretKey,
    STRIPE_WEBHOOK_SECRET: SECRET,
    STRIPE_PRICE_MONTHLY: monthly.id,
    STRIPE_PRICE_YEARLY: yearly.id,
    STRIPE_API_BASE: double.origin,
  });
  double.webhooks.sendTo({ url: served.url + API.paymentWebhook, secret: SECRET });
  return served;
}
