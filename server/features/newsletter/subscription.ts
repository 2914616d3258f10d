import type { Store } from '../../../db/store.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { maskedEmail } from '../../platform/security/masked-email.ts';

/** What the page of an unsubscribe link shows. Throws 400 for a link of nobody's. */
export function subscriptionOf({ subscribers }: Store, token: string): { email: string | null } {
  const found = subscribers.byToken(token);
  if (!found) throw new Refusal(400, 'This link is not complete.');
  return { email: found.email === null ? null : maskedEmail(found.email) };
}
