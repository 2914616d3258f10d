import type { Way } from '#contract/second-factors.ts';
import type { UserRow } from '../../../db/accounts/rows.ts';
import type { Store } from '../../../db/store.ts';

/** How a user shows who they are: by what they have; by the password alone where there is nothing else. */
export function waysOf({ secondFactors }: Store, { id }: Pick<UserRow, 'id'>): Way[] {
  if (!secondFactors.has(id)) return ['password'];
  const ways: Way[] = [];
  if (secondFactors.authenticators.of(id)) ways.push('app');
  if (secondFactors.passkeys.of(id).length > 0) ways.push('passkey');
  if (secondFactors.recoveryCodes.left(id) > 0) ways.push('recovery-code');
  return ways;
}
