import { hash, verify } from '@node-rs/argon2';
import { limited } from '../limited.ts';

/** argon2id, RFC 9106's second choice: 64 MiB, three passes. The library's default kind is argon2id. */
const COST = { memoryCost: 65_536, timeCost: 3, parallelism: 1 };
const MOST_AT_ONCE = 2;
/** The hash of a password that nobody has: verifying it takes as long as a real one. */
const NOBODY =
  '$argon2id$v=19$m=65536,t=3,p=1$+4bNUSMskUI4WuxiaBzCPQ$6EOIU9OOPHfALp9Oh7xEjIo10lY6hduM6P/lGTjHFsI';

export type Passwords = ReturnType<typeof createPasswords>;

/** Hashes and verifies passwords, two at a time: each takes 64 MiB and a processor. */
export function createPasswords() {
  const inTurn = limited(MOST_AT_ONCE);
  return {
    hash: (password: string): Promise<string> => inTurn(() => hash(password, COST)),
    /** Whether it is the password of this hash. Takes the same time, and is never right, without a hash. */
    matches: async (passwordHash: string | null, password: string): Promise<boolean> =>
      (await inTurn(() => verify(passwordHash ?? NOBODY, password))) && passwordHash !== null,
  };
}
