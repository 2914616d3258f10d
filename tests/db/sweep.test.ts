import { expect, it } from 'vitest';
import { DAY_MS } from '#contract/constants.ts';
import { addUser } from '../helpers/accounts.ts';
import { memoryStore } from '../helpers/stores.ts';

const START = Date.parse('2026-11-21T12:00:00Z');

it('forgets what has expired, and nothing that has not', async () => {
  let days = 0;
  const at = (day: number) => new Date(START + day * DAY_MS).toISOString();
  const store = memoryStore(() => new Date(START + days * DAY_MS));
  const user_id = await addUser(store, { email: 'ada@example.com' });
  const opened = { created_at: at(0), seen_at: at(0), proved_at: null, device: null };
  const token = { user_id, audience: 'session' as const, ...opened };
  store.tokens.add({ ...token, id: 'short', expires_at: at(1) });
  store.tokens.add({ ...token, id: 'long', expires_at: at(90) });
  store.limits.put('login', 'soon', { count: 5, until: at(1) });
  store.limits.put('login', 'late', { count: 5, until: at(90) });
  for (const recipient of ['sent@example.com', 'waiting@example.com']) {
    store.outbox.add({ recipient, kind: 'password-changed', data: {} });
  }
  store.outbox.markSent(1, null);

  days = 29;
  store.sweep();
  expect(store.tokens.live('short', at(0))).toBeNull();
  expect(store.tokens.live('long', at(0))).not.toBeNull();
  expect(store.limits.get('login', 'soon')).toBeNull();
  expect(store.limits.get('login', 'late')).not.toBeNull();
  expect(store.outbox.latest(9)).toHaveLength(2);

  days = 31;
  store.sweep();
  expect(store.outbox.latest(9).map(({ recipient }) => recipient)).toEqual(['waiting@example.com']);
  store.close();
});

it('sends what a clock that was ahead has put off, and lets wait what waits', () => {
  const at = (minute: number) => new Date(START + minute * 60_000).toISOString();
  const store = memoryStore(() => new Date(START));
  for (const recipient of ['soon@example.com', 'late@example.com']) {
    store.outbox.add({ recipient, kind: 'password-changed', data: {} });
  }
  store.outbox.retryAt(1, at(60), 'busy');
  store.outbox.retryAt(2, at(61), 'busy');
  store.sweep();
  expect(store.outbox.latest(9).map(({ next_at }) => next_at)).toEqual([at(0), at(60)]);
  store.close();
});

it('sends newsletters that a clock that was ahead has put off', () => {
  const at = (minute: number) => new Date(START + minute * 60_000).toISOString();
  const store = memoryStore(() => new Date(START));
  store.subscribers.add('ada@example.com', 'ada');
  const issue = store.transaction(() => {
    const added = store.newsletters.add({ subject: 'News', body: '<p>News</p>' });
    store.newsletters.begin(added);
    store.deliveries.addNext(added);
    return added;
  });
  store.deliveries.retryAt(1, at(61), 'busy');
  expect(store.deliveries.nextDue(issue)).toBeNull();
  store.sweep();
  expect(store.deliveries.nextDue(issue)).toMatchObject({ recipient: 'ada@example.com' });
  store.close();
});
