import type { SignedIn } from '#contract/accounts.ts';
import { OPERATOR_REPLIES } from '#contract/accounts.ts';
import type { UserRow } from '../../../db/accounts/rows.ts';
import type { Needs } from '../../platform/platform.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Source } from '../../platform/security/network-digest.ts';
import type { IssuedToken } from '../../platform/security/tokens.ts';
import { userOf } from './user-of.ts';

/**
 * Signs somebody in who has shown all that is asked for: what every way to sign in ends with. In the transaction of the
 * proofs. `how`: besides the password alone. Throws 203 for a suspended account.
 */
export function enter(
  { config, store, limits, now }: Needs<'config' | 'store' | 'limits' | 'now'>,
  { token, row }: IssuedToken,
  user: UserRow,
  source: Source,
  how: string | null,
): SignedIn {
  if (user.suspended_at !== null) throw new Refusal(203, OPERATOR_REPLIES.suspended(config.contactAddress));
  const at = now().toISOString();
  store.tokens.add({ ...row, proved_at: at, device: source.device });
  store.knownSources.add(user.id, source.key, at);
  if (how !== null) limits.clearFactors(user.email, source);
  store.audit.add({ action: 'signed in', user: user.id, source: source.trace, note: how });
  return { token, user: userOf(store, user) };
}
