import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Stripe } from 'stripe';
import { expect, it, onTestFinished } from 'vitest';
import { API } from '#contract/paths.ts';
import { signatureOf } from '../stripe-double/signature.ts';
import { SECRET, sessionIdIn, startPaying } from './paying.ts';
import type { Checkout } from '#contract/plans.ts';

it('a forged, stale, unsigned or unreadable webhook changes nothing, and is counted', async () => {
  const app = await startPaying();
  const { id, token } = await app.doctor();
  const { url } = (await app.order(token, 1)).json<Checkout>();
  app.double.webhooks.sendTo(null);
  app.double.pay(sessionIdIn(url));
  await app.double.webhooks.settled();
  app.double.webhooks.sendTo(app.endpoint);
  const events = [...app.double.state.events.values()];
  const before = app.double.calls.length;
  for (const signature of ['wrong', 'stale', 'unsigned'] as const)
    await app.double.webhooks.replay(events, { signature, times: 2, shuffle: true });
  const odd = '{"id":';
  const signed = signatureOf(odd, SECRET, Math.floor(Date.now() / 1000), 'right') ?? '';
  const headers = { 'stripe-signature': signed };
  expect((await app.send('POST', API.paymentWebhook, { body: odd, headers })).status).toBe(400);

  const { deliveries } = app.double.webhooks;
  const wrong = deliveries.filter(({ signature }) => signature !== 'right');
  expect(new Set(wrong.map(({ status }) => status))).toEqual(new Set([400]));
  expect([app.planOf(id), app.store.payments.waiting('stripe')]).toEqual([0, []]);
  expect(app.double.calls).toHaveLength(before);
  const warned: unknown[] = [];
  app.context.log.warn = (counts: unknown) => void warned.push(counts);
  await app.run('refused webhooks');
  await app.run('refused webhooks');
  const count = events.length * 2;
  expect(warned).toEqual([{ forged: count, stale: count, unsigned: count, unreadable: 1 }]);
  expect(app.store.payments.refusedOn('2026-11-21')).toEqual(warned[0]);

  await app.double.webhooks.replay(events);
  await app.heard();
  expect(app.planOf(id)).toBe(1);
});

it.each([
  ...['null', '5', '[]', '{}', '{"id":"evt_1"}', '{"id":"evt_1","type":"invoice.paid"}'],
  '{"id":"evt_1","type":"invoice.paid","created":"x","data":{"object":{}}}',
  '{"id":"evt_1","type":"invoice.paid","created":1e99,"data":{"object":{}}}',
  '{"id":"evt_1","type":"invoice.paid","created":1,"data":{"object":{"id":"in_1","amount_paid":1.5}}}',
  '{"id":5,"type":"invoice.paid","created":1,"data":{"object":{}}}',
  '{"id":"evt_1","object":"v2.core.event","type":"v2.core.account.updated"}',
])('a signed webhook of another shape is refused: %s', async (body) => {
  const app = await startPaying();
  const signed = signatureOf(body, SECRET, Math.floor(Date.now() / 1000), 'right') ?? '';
  const { status } = await app.send('POST', API.paymentWebhook, {
    body,
    headers: { 'stripe-signature': signed },
  });
  expect(status).toBe(400);
  await app.run('refused webhooks');
  expect(app.store.payments.refusedOn('2026-11-21')).toEqual({ unreadable: 1 });
});

it('a webhook that comes again is answered, and nothing is asked', async () => {
  const app = await startPaying();
  const { id, email, token } = await app.doctor();
  await app.buy(token, 1);
  const asked = app.double.calls.length;
  const told = app.store.payments.ofUser(id);
  await app.double.webhooks.replay([...app.double.state.events.values()], { times: 3, shuffle: true });
  await app.heard();
  expect(app.double.webhooks.deliveries.every(({ status }) => status === 200)).toBe(true);
  expect(app.double.calls).toHaveLength(asked);
  expect([app.store.payments.ofUser(id), app.mails(email)]).toEqual([told, ['plan-started']]);
});

it('many events of one subscription are few questions', async () => {
  const app = await startPaying();
  const { id, token } = await app.doctor();
  app.double.webhooks.hold();
  const { url } = (await app.order(token, 1)).json<Checkout>();
  app.double.pay(sessionIdIn(url));
  const asked = app.double.calls.length;
  app.double.faults.add({ slow: 100, only: 'GET /v1/subscriptions/:id' });
  await app.double.webhooks.release({ atOnce: 10 });
  await app.heard();
  expect(app.planOf(id)).toBe(1);
  expect(app.double.calls.length - asked).toBeLessThanOrEqual(3);
});

it('many are answered before anything is asked about them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'directory-webhooks-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const app = await startPaying({ file: join(folder, 'directory.sqlite') });
  const { id, token } = await app.doctor();
  app.double.webhooks.hold();
  await app.buy(token, 1);
  const [told] = app.double.webhooks.held.splice(0).filter(({ type }) => type === 'invoice.paid');
  // Each of another subscription: the most that there is to do.
  const events = Array.from({ length: 30 }, (_, n) => {
    const event = structuredClone(told);
    const { parent } = event.data.object as Stripe.Invoice;
    if (n > 0 && parent?.subscription_details) parent.subscription_details.subscription = `sub_${n}`;
    return Object.assign(event, { id: `evt_${n}` });
  });
  await app.double.webhooks.release();
  app.double.faults.add({ slow: 600_000, only: 'GET /v1/subscriptions/:id' });
  await app.double.webhooks.replay(events, { atOnce: 50 });
  expect(app.double.webhooks.deliveries.slice(-30).map(({ status }) => status)).toEqual(Array(30).fill(200));
  expect(app.planOf(id)).toBe(0);
  app.double.faults.clear();
  await app.double.down();
  await app.double.up();
  await app.run('payment news');
  expect(app.planOf(id)).toBe(1);
});
