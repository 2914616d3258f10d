import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { MESSAGES } from '#contract/messages.ts';
import { Refusal } from '../refusal.ts';
import type { Source } from './sources.ts';

/** argon2id, RFC 9106's second choice: 64 MiB, three passes. The library's default kind is argon2id. */
const COST = { memoryCost: 65_536, timeCost: 3, parallelism: 1 };
const MOST_AT_ONCE = 2;
/** Of all sources, and of one: nobody waits for more than a second or so, and no source makes others wait. */
const MOST_WAITING = 20;
const MOST_OF_ONE = 5;
const RETRY_AFTER_SECONDS = 2;
/** The hash of a password that nobody has: verifying it takes as long as a real one. */
const NOBODY =
  '$argon2id$v=19$m=65536,t=3,p=1$+4bNUSMskUI4WuxiaBzCPQ$6EOIU9OOPHfALp9Oh7xEjIo10lY6hduM6P/lGTjHFsI';

/** The argon2 hash of a password, at once: for commands, which nobody floods. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

export type Passwords = ReturnType<typeof createPasswords>;

/** Hashes and verifies passwords, two at a time: each takes 64 MiB and a processor. A short queue, then 503. */
export function createPasswords() {
  const inTurn = pLimit(MOST_AT_ONCE);
  const ofSource = new Map<string, number>();

  async function queued<T>({ key }: Source, work: () => Promise<T>): Promise<T> {
    const mine = ofSource.get(key) ?? 0;
    ofSource.set(key, mine + 1);
    try {
      return await inTurn(work);
    } finally {
      const left = (ofSource.get(key) ?? 1) - 1;
      if (left === 0) ofSource.delete(key);
      else ofSource.set(key, left);
    }
  }

  return {
    /** Throws 503 while there is no room for another one. What follows without an `await` has room. */
    refuseWhenBusy({ key }: Source): void {
      const isFull = inTurn.pendingCount >= MOST_WAITING || (ofSource.get(key) ?? 0) >= MOST_OF_ONE;
      if (isFull) throw new Refusal(503, MESSAGES.busy, { retryAfter: RETRY_AFTER_SECONDS });
    },
    hash: (password: string, source: Source): Promise<string> => queued(source, () => hashPassword(password)),
    /** Whether it is the password of this hash. Takes the same time, and is never right, without a hash. */
    matches: async (passwordHash: string | null, password: string, source: Source): Promise<boolean> =>
      (await queued(source, () => verify(passwordHash ?? NOBODY, password))) && passwordHash !== null,
  };
}
