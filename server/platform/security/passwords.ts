import { hash, verify } from '@node-rs/argon2';
import { REPLIES } from '#contract/messages.ts';
import { Refusal } from '../http/refusal.ts';
import { createFairQueue } from './fair-queue.ts';
import type { Source } from './network-digest.ts';

/** argon2id, RFC 9106's second choice: 64 MiB, three passes. The library's default kind is argon2id. */
const COST = { memoryCost: 65_536, timeCost: 3, parallelism: 1 };
const MOST_AT_ONCE = 2;
/** Sources take turns, so that nobody waits for the crowd of one; this many of them are a few seconds. */
const MOST_SOURCES_WAITING = 50;
const MOST_WAITING_OF_ONE = 4;
const RETRY_AFTER_SECONDS = 2;
/** The hash of a password that nobody has: verifying it takes as long as a real one. */
const NOBODY =
  '$argon2id$v=19$m=65536,t=3,p=1$+4bNUSMskUI4WuxiaBzCPQ$6EOIU9OOPHfALp9Oh7xEjIo10lY6hduM6P/lGTjHFsI';

/** The argon2 hash of a password, at once: for commands, which nobody floods. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

export type Passwords = ReturnType<typeof createPasswords>;

/**
 * Hashes and verifies passwords, two at a time: each takes 64 MiB and a processor. A short queue, then 503. `cost` and
 * `nobody`, the hash of a password that nobody has: other ones for tests that are not about it.
 */
export function createPasswords({ cost = COST, nobody = NOBODY } = {}) {
  const queue = createFairQueue(MOST_AT_ONCE);

  return {
    /** Throws 503 while there is no room for another one. What follows without an `await` has room. */
    refuseWhenBusy({ key }: Source): void {
      const mine = queue.waiting(key);
      const isFull = mine === 0 ? queue.sources() >= MOST_SOURCES_WAITING : mine >= MOST_WAITING_OF_ONE;
      if (isFull) throw new Refusal(503, REPLIES.busy, { retryAfter: RETRY_AFTER_SECONDS });
    },
    hash: (password: string, source: Source): Promise<string> =>
      queue.run(source.key, () => hash(password, cost)),
    /** Whether it is the password of this hash. Takes the same time, and is never right, without a hash. */
    matches: async (passwordHash: string | null, password: string, source: Source): Promise<boolean> =>
      (await queue.run(source.key, () => verify(passwordHash ?? nobody, password))) && passwordHash !== null,
  };
}
