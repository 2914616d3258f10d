import { API } from '#contract/paths.ts';
import type { Store } from '../../../db/store.ts';
import { secret } from '../../platform/public-api/public-api.ts';
import type { PublicCalls } from '../../platform/public-api/public-api.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { maskedEmail } from '../../platform/security/masked-email.ts';

/** What the page of an unsubscribe link shows. */
export function subscriptionApi({ subscribers }: Store): PublicCalls {
  return (path, params) =>
    path === API.subscription ? secret(() => subscription(params.get('token') ?? '')) : null;

  function subscription(token: string): { email: string | null } {
    const found = subscribers.byToken(token);
    if (!found) throw new Refusal(400, 'This link is not complete.');
    return { email: found.email === null ? null : maskedEmail(found.email) };
  }
}
