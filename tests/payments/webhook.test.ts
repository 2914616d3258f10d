import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { API } from '#contract/paths.ts';
import { eventOf, send, signatureOf } from '../stripe-double/news.ts';
import { newInvoice } from '../stripe-double/objects.ts';
import type { Subscription } from '../stripe-double/objects.ts';
import { disturb } from './disturbed.ts';
import { SECRET, startPaying } from './paying.ts';
import type { Paying } from './paying.ts';

it('a forged, stale, unsigned or unreadable webhook changes nothing, and is counted', async () => {
  const app = await startPaying();
  const { id, token } = await app.doctor();
  const events = eventsOf(await app.buy(token, 1));
  const before = app.double.calls.length;
  for (const event of events)
    for (const signature of ['wrong', 'stale', 'unsigned', 'stale', 'wrong', 'unsigned'] as const)
      expect([signature, await send(app.endpoint, event, signature)]).toEqual([signature, 400]);
  expect((await sendBody(app, '{"id":')).status).toBe(400);

  expect([app.planOf(id), app.store.payments.waiting('stripe')]).toEqual([0, []]);
  expect(app.double.calls).toHaveLength(before);
  const warned: unknown[] = [];
  app.context.log.warn = (counts: unknown) => void warned.push(counts);
  await app.run('refused webhooks');
  await app.run('refused webhooks');
  const count = events.length * 2;
  expect(warned).toEqual([{ forged: count, stale: count, unsigned: count, unreadable: 1 }]);
  expect(app.store.payments.refusedOn('2026-11-21')).toEqual(warned[0]);

  for (const event of events) expect(await send(app.endpoint, event)).toBe(200);
  await app.heard();
  expect(app.planOf(id)).toBe(1);
});

it('a signed webhook of another shape is refused', async () => {
  const app = await startPaying();
  const bodies = [
    ...['null', '5', '[]', '{}', '{"id":"evt_1"}', '{"id":"evt_1","type":"invoice.paid"}'],
    '{"id":"evt_1","type":"invoice.paid","created":"x","data":{"object":{}}}',
    '{"id":"evt_1","type":"invoice.paid","created":1e99,"data":{"object":{}}}',
    '{"id":"evt_1","type":"invoice.paid","created":1,"data":{"object":{"id":"in_1","amount_paid":1.5}}}',
    '{"id":5,"type":"invoice.paid","created":1,"data":{"object":{}}}',
    '{"id":"evt_1","object":"v2.core.event","type":"v2.core.account.updated"}',
  ];
  for (const body of bodies) expect([body, (await sendBody(app, body)).status]).toEqual([body, 400]);
  await app.run('refused webhooks');
  expect(app.store.payments.refusedOn('2026-11-21')).toEqual({ unreadable: bodies.length });
});

it('a webhook that comes again is answered, and nothing is asked', async () => {
  const app = await startPaying();
  const { id, email, token } = await app.doctor();
  const events = eventsOf(await app.buy(token, 1));
  for (const event of events) await send(app.endpoint, event);
  await app.heard();
  const asked = app.double.calls.length;
  const told = app.store.payments.ofUser(id);
  for (const event of [...events, ...events.toReversed()]) expect(await send(app.endpoint, event)).toBe(200);
  await app.heard();
  expect(app.double.calls).toHaveLength(asked);
  expect([app.store.payments.ofUser(id), app.mails(email)]).toEqual([told, ['plan-started']]);
  expect(told.map(({ kind, amount }) => [kind, amount])).toEqual([['paid', 4900]]);
});

it('many events of one subscription are few questions', async () => {
  const app = await startPaying();
  const { provider } = app.context.payments.taken ?? expect.fail();
  const provided = disturb(provider);
  const { id, token } = await app.doctor();
  const subscription = await app.buy(token, 1);
  provided.fail('slow', ['subscription']);
  const events = Array.from({ length: 10 }, () => eventOf('customer.subscription.updated', subscription));
  for (const event of events) await send(app.endpoint, event);
  expect(provided.asked('subscription')).toHaveLength(1);
  provided.mend();
  await app.heard();
  expect(app.planOf(id)).toBe(1);
  expect(provided.asked('subscription')).toHaveLength(2);
});

it('many are answered before anything is asked about them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'directory-webhooks-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const app = await startPaying({ file: join(folder, 'directory.sqlite') });
  const { id, token } = await app.doctor();
  const subscription = await app.buy(token, 1);
  // Each of another subscription: the most that there is to do.
  const others = Array.from({ length: 30 }, (_, n) =>
    newInvoice(`in_${n}`, { ...subscription, id: `sub_${n}` }),
  );
  const events = [newInvoice('in_own', subscription), ...others].map((one) => eventOf('invoice.paid', one));
  app.double.fail({ slow: 600_000, only: 'GET /v1/subscriptions/:id' });
  const statuses = await Promise.all(events.map((event) => send(app.endpoint, event)));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(app.planOf(id)).toBe(0);
});

/** What Stripe tells of somebody who has just paid. */
function eventsOf(subscription: Subscription) {
  return [
    eventOf('customer.subscription.created', subscription),
    eventOf('invoice.paid', newInvoice('in_1', subscription)),
    eventOf('customer.subscription.updated', subscription),
  ];
}

function sendBody(app: Paying, body: string) {
  const headers = { 'stripe-signature': signatureOf(body, SECRET) ?? '' };
  return app.send('POST', API.paymentWebhook, { body, headers });
}
