import { createHmac } from 'node:crypto';

/** How a webhook is signed: rightly, by somebody else, too long ago, or not at all. */
export type Signature = 'right' | 'wrong' | 'stale' | 'unsigned';

const STALE_SECONDS = 301;

/** The value of the `stripe-signature` header; null for none. `seconds` is the Unix time of the sending. */
export function signatureOf(body: string, secret: string, seconds: number, kind: Signature): string | null {
  if (kind === 'unsigned') return null;
  const time = kind === 'stale' ? seconds - STALE_SECONDS : seconds;
  const key = kind === 'wrong' ? `${secret}-of-somebody-else` : secret;
  return `t=${time},v1=${createHmac('sha256', key).update(`${time}.${body}`).digest('hex')}`;
}
