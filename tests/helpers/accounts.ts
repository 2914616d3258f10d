import { hash } from '@node-rs/argon2';
import type { SignedIn } from '#contract/accounts.ts';
import type { NewUser } from '../../db/accounts/rows.ts';
import type { Store } from '../../db/store.ts';
import { clientOf } from './client.ts';
import { TODAY } from './population.ts';

export const PASSWORD = 'a quiet green harbor';
/** Cheap; what the product's own hashes cost is for tests that are about it. */
export const CHEAP = { memoryCost: 64, timeCost: 1, parallelism: 1 };
const HASH = hash(PASSWORD, CHEAP);
/** Of a password that nobody has. */
export const NOBODY = await hash(crypto.randomUUID(), CHEAP);

/** Adds a user who can sign in with PASSWORD: verified, without plan, unless told otherwise. Answers the id. */
export async function addUser(store: Store, user: Partial<NewUser> & { email: string }): Promise<number> {
  const password_hash = await HASH;
  return store.users.add({
    first_name: 'Ada',
    last_name: 'Osei',
    verified: true,
    plan: 0,
    manage_role: '',
    password_hash,
    created_at: `${TODAY}T09:00:00.000Z`,
    ...user,
  });
}

export interface Reply {
  status: number;
  body: Record<string, unknown> & { message?: string; token?: string };
  headers: Headers;
}

/** Posts JSON to the app's /api/user calls; `from` is the address that the proxy in front tells of. */
export function poster(url: string, from?: string) {
  const { post } = clientOf(url);
  return async (call: string, payload: unknown = {}, token?: string): Promise<Reply> => {
    const { status, headers, json } = await post(`/api/user/${call}`, payload, { token, from });
    return { status, headers, body: json() };
  };
}

export type Post = ReturnType<typeof poster>;

/** Signs in with PASSWORD and answers the session's token. */
export async function sessionOf(post: Post, email: string): Promise<string> {
  const { status, body } = await post('login', { email, password: PASSWORD });
  if (status !== 200) throw new Error(`login of ${email} answered ${status}`);
  return (body as unknown as SignedIn).token;
}

/** What the newest mail to an address was made from; undefined without one. */
export function mailTo(
  store: Store,
  recipient: string,
): (Record<string, string> & { kind: string }) | undefined {
  const mail = store.outbox.latest(1000).find((row) => row.recipient === recipient);
  return mail && { kind: mail.kind, ...(JSON.parse(mail.data ?? '{}') as Record<string, string>) };
}
