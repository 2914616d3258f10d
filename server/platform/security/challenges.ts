import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Store } from '../../../db/store.ts';

const FIVE_MINUTES = 300_000;
const TIME_BYTES = 6;
const RANDOM_BYTES = 16;
const OPEN_BYTES = TIME_BYTES + RANDOM_BYTES;

export type Challenges = ReturnType<typeof createChallenges>;

/**
 * What passkeys are asked to sign. A challenge carries its end and our signature, so that nothing is kept of those that
 * strangers ask for; one that was answered is kept until its end, so that nothing is answered twice.
 */
export function createChallenges(store: Store, key: Uint8Array, now: () => Date) {
  return {
    /** Makes one that five minutes are for. `about`: what it is for; for anything else it is not good. */
    make(about: string): string {
      const open = Buffer.alloc(OPEN_BYTES);
      open.writeUIntBE(now().getTime() + FIVE_MINUTES, 0, TIME_BYTES);
      randomBytes(RANDOM_BYTES).copy(open, TIME_BYTES);
      return Buffer.concat([open, signed(open, about)]).toString('base64url');
    },
    isGood: (challenge: string, about: string): boolean => endOf(challenge, about) > now().getTime(),
    /** In the transaction that acts on the answer: true for the first one in time. */
    use(challenge: string, about: string): boolean {
      const end = endOf(challenge, about);
      if (end <= now().getTime()) return false;
      return store.answeredChallenges.add(challenge, new Date(end).toISOString());
    },
  };

  /** In milliseconds since 1970; 0 for what is not ours. */
  function endOf(challenge: string, about: string): number {
    const bytes = Buffer.from(challenge, 'base64url');
    const [open, signature] = [bytes.subarray(0, OPEN_BYTES), bytes.subarray(OPEN_BYTES)];
    const right = signed(open, about);
    // One spelling alone: what was answered is known by its text.
    const isOurs =
      bytes.toString('base64url') === challenge &&
      signature.length === right.length &&
      timingSafeEqual(signature, right);
    return isOurs ? open.readUIntBE(0, TIME_BYTES) : 0;
  }

  function signed(open: Buffer, about: string): Buffer {
    return createHmac('sha256', key).update(`challenge ${about} `).update(open).digest();
  }
}
