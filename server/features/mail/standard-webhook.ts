import { createHmac, timingSafeEqual } from 'node:crypto';

/** Of a call, as standardwebhooks.com has them. */
export interface WebhookHeaders {
  id: string | undefined;
  /** Seconds since 1970. */
  timestamp: string | undefined;
  /** One or several, with a blank between them. */
  signature: string | undefined;
}

/** How old a call may be, or how far ahead its clock, in seconds. */
const TOLERANCE = 300;

/** Whether a call was signed with a secret (whsec_…), and just now. */
export function isSignedWebhook(
  body: Buffer,
  { id, timestamp, signature }: WebhookHeaders,
  secret: string,
  now: Date,
): boolean {
  if (!id || !signature || !/^\d{1,12}$/.test(timestamp ?? '')) return false;
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > TOLERANCE) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const right = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest();
  return signature.split(' ').some((one) => {
    const given = Buffer.from(one.replace(/^v1,/, ''), 'base64');
    return one.startsWith('v1,') && given.length === right.length && timingSafeEqual(given, right);
  });
}
