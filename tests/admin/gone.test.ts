import { expect, it } from 'vitest';
import { addToOutbox } from '../../server/features/mail/add-to-outbox.ts';
import type { Store } from '../../db/store.ts';
import { addUser } from '../helpers/accounts.ts';
import { startBackoffice } from '../helpers/backoffice.ts';
import { noon } from '../helpers/stores.ts';

const AT = noon().toISOString();

interface Case {
  /** What is done to a row that an older list has, and is gone. */
  late: [method: string, path: string][];
  add: (store: Store, email: string, account: number) => unknown;
  remove: (store: Store, account: number) => void;
}

const CASES: Record<string, Case> = {
  invitations: {
    late: [
      ['POST', '/resend'],
      ['DELETE', ''],
    ],
    add(store, email) {
      const doctor = { email, first_name: 'Ada', last_name: 'Osei', content: {} };
      const mail = { token_hash: Buffer.from(email), mailed_at: AT, expires_at: '2999-01-01T00:00:00.000Z' };
      store.invitations.add(doctor, store.imports.add('doctors.csv', ['email']), mail);
    },
    remove: (store) => store.invitations.remove(1),
  },
  outbox: {
    late: [
      ['POST', '/retry'],
      ['DELETE', ''],
    ],
    add: (store, email) => addToOutbox(store, email, { kind: 'plan-ended' }),
    remove: (store) => store.outbox.remove(1),
  },
  reports: {
    late: [['POST', '/settle']],
    add: (store, email, user_id) =>
      store.reports.add({ user_id, kind: 'phone', source: email, at: AT }, '2000-01-01T00:00:00.000Z'),
    remove: (store, account) => store.users.remove(account),
  },
  subscribers: {
    late: [['DELETE', '']],
    add: (store, email) => store.subscribers.add(email, email),
    remove: (store) => store.subscribers.remove('ada@example.com'),
  },
};

it.each(Object.entries(CASES))('%s: what an older list has is nobody else’s', async (resource, of) => {
  const { store, call } = await startBackoffice();
  const accounts = [
    await addUser(store, { email: 'ada@example.com' }),
    await addUser(store, { email: 'ben@example.com' }),
  ];
  store.transaction(() => of.add(store, 'ada@example.com', accounts[0]));
  expect((await call('GET', `/${resource}/1`)).status).toBe(200);
  store.transaction(() => {
    of.remove(store, accounts[0]);
    of.add(store, 'ben@example.com', accounts[1]);
  });
  const other = async () => (await call('GET', `/${resource}/2`)).text;
  const before = await other();
  for (const [method, path] of of.late)
    expect((await call(method, `/${resource}/1${path}`, method === 'POST' ? {} : undefined)).status).toBe(
      404,
    );
  expect([(await call('GET', `/${resource}/2`)).status, await other()]).toEqual([200, before]);
});
