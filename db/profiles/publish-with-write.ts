import type { Transactions } from '../transactions.ts';

/** Runs a write that is about a user, then publishes that user; answers what the write did. */
export type Publishing = <T>(userId: number, write: () => T) => T;

/**
 * What every write goes through that can change who is public or what is shown of them: what visitors see is changed by
 * the write itself, in its transaction, so no caller has to think of it. The two are one part of the transaction, also
 * for a caller who catches an error. Throws outside of a transaction, rather than opening one: what is told of such a
 * write (the trail, a mail, sessions that end) has to be kept with it or not at all.
 */
export function createPublishing(
  transactions: Transactions,
  publish: (userId: number) => unknown,
): Publishing {
  return (userId, write) =>
    transactions.within(() => {
      const result = write();
      publish(userId);
      return result;
    });
}
