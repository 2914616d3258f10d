import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import BetterSqlite3 from 'better-sqlite3';
import { expect, it, onTestFinished } from 'vitest';
import { API } from '#contract/paths.ts';
import { Random } from '../../sample-data/random.ts';
import { addUser } from '../helpers/accounts.ts';
import { SEED, sized } from '../helpers/scale.ts';
import { startServing } from '../helpers/served.ts';
import type { Served } from '../helpers/served.ts';
import { fileStore } from '../helpers/stores.ts';
import { eventOf, send, signatureOf } from '../stripe-double/news.ts';
import type { Endpoint, StripeEvent } from '../stripe-double/news.ts';
import { newInvoice, newRefund, newSubscription, setPeriod } from '../stripe-double/objects.ts';
import { startStripeDouble } from '../stripe-double/server.ts';
import type { StripeDouble } from '../stripe-double/server.ts';
import { disturb } from './disturbed.ts';
import { PRICES, SECRET, startPaying } from './paying.ts';
import type { Paying } from './paying.ts';

const ORDERS = sized(8, 100);
const KILLS = sized(2, 4);
const LEDGER = ['paid', 'failed', 'paid', 'refunded'];

it('whatever order events come in, however often, and however late the answers: the same plan', async () => {
  const app = await startPaying();
  const { provider } = app.context.payments.taken ?? expect.fail();
  const provided = disturb(provider);
  for (let order = 1; order <= ORDERS; order++) {
    const random = new Random(SEED + order);
    provided.fail(() => sleep(random.int(0, 8)), ['subscription']);
    const ends = order % 2 === 0;
    const email = `${order}@example.com`;
    const id = await addUser(app.store, { email });
    const customer = `cus_${order}`;
    app.store.transaction(() => app.store.payments.addCustomer('stripe', id, customer));
    const untold: StripeEvent[] = [];
    let possible = [0];
    for (const { plan, events } of wholeLife(app.double, customer, ends)) {
      possible.push(plan);
      untold.push(...events);
      await hear(app, untold.splice(0, random.int(0, untold.length)), random);
      expect(possible, `order ${order}`).toContain(app.planOf(id));
      // Else the next thing happens while it is asked about this one.
      if (random.chance(0.5)) continue;
      await app.heard();
      possible = [app.planOf(id), plan];
    }
    await hear(app, untold, random);
    await app.heard();

    expect([order, app.planOf(id)]).toEqual([order, ends ? 0 : 2]);
    const mails = app.mails(email);
    expect(mails.length, `mails of order ${order}`).toBe(new Set(mails).size);
    const ledger = app.store.payments.ofUser(id).map(({ kind }) => kind);
    expect([order, ...ledger.sort()]).toEqual([order, ...LEDGER.toSorted()]);
  }
});

it('also when the process is killed in between', async () => {
  const random = new Random(SEED);
  const dataDir = mkdtempSync(join(tmpdir(), 'directory-payments-'));
  const file = join(dataDir, 'directory.sqlite');
  const double = await startStripeDouble();
  onTestFinished(async () => {
    await double.close();
    rmSync(dataDir, { recursive: true });
  });
  const [ended, going] = await prepare(file, ['cus_1', 'cus_2']);
  const lives = [...wholeLife(double, 'cus_1', true), ...wholeLife(double, 'cus_2', false)];
  const all = random.shuffle(lives.flatMap(({ events }) => events));
  const taken = new Set<string>();
  // Some of it is looked at before a kill.
  double.fail({ slow: 20 });

  for (let kill = 1; kill <= KILLS; kill++) {
    const { served, endpoint } = await serve(double, dataDir);
    const part = all.slice(((kill - 1) * all.length) / KILLS, (kill * all.length) / KILLS);
    const copies = random.shuffle(part.flatMap((event) => copiesOf(event, random)));
    const most = random.int(0, part.length);
    const before = taken.size;
    const sent = sendAll(endpoint, copies, taken);
    await expect.poll(() => taken.size, { interval: 1 }).toBeGreaterThanOrEqual(before + most);
    await served.kill();
    await sent;
  }
  // The last one takes all that Stripe sends again, and is killed before anything of it is looked at.
  const last = await serve(double, dataDir);
  double.mend();
  double.fail({ slow: 60_000 });
  await sendAll(
    last.endpoint,
    all.filter(({ id }) => !taken.has(id)),
    taken,
  );
  await last.served.kill();
  double.mend();
  expect(taken.size).toBe(all.length);
  const { served } = await serve(double, dataDir);
  const database = new BetterSqlite3(file, { readonly: true });
  const ask = (sql: string) => database.prepare(sql).pluck().get();
  await expect.poll(() => ask('SELECT count(*) FROM payment_events WHERE handled_at IS NULL')).toBe(0);
  expect(ask('SELECT count(*) FROM payment_events')).toBe(all.length);
  expect(ask(`SELECT plan FROM users WHERE id = ${ended}`)).toBe(0);
  expect(ask(`SELECT plan FROM users WHERE id = ${going}`)).toBe(2);
  database.close();
  await served.stop();
});

/**
 * What happens to a customer's subscription at Stripe, one after another: each step happens when it is asked for, and
 * tells the plan that is paid for then, and the events. `ends`: canceled, else it goes on as a yearly plan.
 */
function* wholeLife({ known }: StripeDouble, customer: string, ends: boolean) {
  const id = `sub_of_${customer}`;
  const subscription = newSubscription(id, { customer, price: PRICES[1], metadata: {} });
  known.subscriptions.set(id, subscription);
  const updated = () => eventOf('customer.subscription.updated', subscription);

  subscription.status = 'trialing';
  yield { plan: 1, events: [eventOf('customer.subscription.created', subscription)] };
  subscription.status = 'active';
  yield { plan: 1, events: [updated(), eventOf('invoice.paid', newInvoice(`in_1_${id}`, subscription))] };
  subscription.status = 'past_due';
  const refused = newInvoice(`in_2_${id}`, subscription, { paid: 0 });
  yield { plan: 1, events: [updated(), eventOf('invoice.payment_failed', refused)] };
  subscription.status = 'active';
  yield { plan: 1, events: [updated(), eventOf('invoice.paid', newInvoice(`in_2_${id}`, subscription))] };
  setPeriod(subscription, '2026-11-21T12:00:00Z', '2027-11-21T12:00:00Z', PRICES[2]);
  yield { plan: 2, events: [updated()] };
  subscription.cancel_at_period_end = true;
  yield { plan: 2, events: [updated()] };
  if (ends) subscription.status = 'canceled';
  else subscription.cancel_at_period_end = false;
  yield { plan: ends ? 0 : 2, events: [updated()] };
  const refund = newRefund(`re_${id}`, { amount: 900, customer });
  yield { plan: ends ? 0 : 2, events: [eventOf('refund.created', refund)] };
}

/** Lets the app hear events by chance 1 to 10 times each, mixed. */
async function hear(app: Paying, events: StripeEvent[], random: Random): Promise<void> {
  for (const event of random.shuffle(events.flatMap((event) => copiesOf(event, random)))) {
    const body = JSON.stringify(event);
    app.context.payments.taken?.webhook.hear(Buffer.from(body), signatureOf(body, SECRET));
    if (random.chance(0.1)) await sleep(0);
  }
}

function copiesOf(event: StripeEvent, random: Random): StripeEvent[] {
  return Array.from({ length: random.int(1, 10) }, () => event);
}

/** Sends events, four at once; adds the ids of those that were taken. */
async function sendAll(endpoint: Endpoint, events: StripeEvent[], taken: Set<string>): Promise<void> {
  const rest = [...events];
  const lane = async () => {
    for (let event = rest.shift(); event; event = rest.shift()) {
      const status = await send(endpoint, event);
      expect([200, null]).toContain(status);
      if (status === 200) taken.add(event.id);
    }
  };
  await Promise.all([lane(), lane(), lane(), lane()]);
}

/** A database with a doctor for each customer; answers their ids. */
async function prepare(file: string, customers: string[]): Promise<number[]> {
  const store = fileStore(file);
  const ids: number[] = [];
  for (const customer of customers) {
    const id = await addUser(store, { email: `${customer}@example.com` });
    store.transaction(() => store.payments.addCustomer('stripe', id, customer));
    ids.push(id);
  }
  store.close();
  return ids;
}

async function serve(double: StripeDouble, dataDir: string): Promise<{ served: Served; endpoint: Endpoint }> {
  const served = await startServing({
    DATA_DIR: dataDir,
    STRIPE_SECRET_KEY: double.secretKey,
    STRIPE_WEBHOOK_SECRET: SECRET,
    STRIPE_PRICE_MONTHLY: PRICES[1],
    STRIPE_PRICE_YEARLY: PRICES[2],
    STRIPE_API_BASE: double.origin,
  });
  return { served, endpoint: { url: served.url + API.paymentWebhook, secret: SECRET } };
}
