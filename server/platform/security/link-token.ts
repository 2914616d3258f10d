import { createHash, randomBytes } from 'node:crypto';

/** Makes what a mailed link carries: 128 bits that nobody can guess, hexadecimal, as links in plain text like it. */
export function newLinkToken(): string {
  return randomBytes(16).toString('hex');
}

/** What is kept of it. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
