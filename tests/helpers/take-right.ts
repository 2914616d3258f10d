import { expect } from 'vitest';
import type { ListedUser } from '#contract/users.ts';
import type { startBackoffice } from './backoffice.ts';

type Office = Pick<Awaited<ReturnType<typeof startBackoffice>>, 'call' | 'client'>;

/** Takes its right from an administrator's account in each way; where it can come back it does at once. */
export const TAKE_RIGHT: [string, (office: Office, id: number) => Promise<void>][] = [
  [
    'suspended',
    async (office, id) => {
      await change(office, 'POST', `/users/${id}/suspend`, { reason: 'A test' });
      await change(office, 'POST', `/users/${id}/unsuspend`, {});
    },
  ],
  [
    'no administrator any more',
    async (office, id) => {
      await change(office, 'POST', `/users/${id}/unmake-administrator`, { reason: 'A test' });
      await change(office, 'POST', `/users/${id}/make-administrator`, await asRead(office, id));
    },
  ],
  ['gone', async (office, id) => change(office, 'DELETE', `/users/${id}`, await asRead(office, id))],
];

async function change({ call }: Office, method: string, path: string, json: object): Promise<void> {
  expect((await call(method, path, json)).status).toBe(200);
}

async function asRead({ client }: Office, id: number) {
  const { data } = await client.getOne<ListedUser>('users', { id });
  return { reason: 'A test', revision: data.revision };
}
