import { createHmac } from 'node:crypto';

const BYTES = 16;

/** The token of an address's unsubscribe links. */
export type UnsubscribeToken = (email: string) => string;

/**
 * Derives tokens that nobody can guess (128 bits). An address has the same one whenever it subscribes, so that the
 * links of older mails end a newer subscription too, although nothing is kept of an address that has left. Hexadecimal,
 * because programs that make links of plain text may leave out a hyphen at the end.
 */
export function createUnsubscribeToken(key: Uint8Array): UnsubscribeToken {
  return (email) =>
    createHmac('sha256', key)
      .update(`unsubscribe:${email.toLowerCase()}`)
      .digest('hex')
      .slice(0, 2 * BYTES);
}
