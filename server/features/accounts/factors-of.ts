import type { SecondFactors } from '#contract/second-factors.ts';
import type { UserRow } from '../../../db/accounts/rows.ts';
import type { Needs } from '../../platform/platform.ts';

/** What somebody signs in with besides the password, as they see it themselves: field by field, no secret. */
export function factorsOf(
  { store, passkeys }: Needs<'store' | 'passkeys'>,
  user: Pick<UserRow, 'id'>,
): SecondFactors {
  const { authenticators, recoveryCodes, passkeys: kept } = store.secondFactors;
  const app = authenticators.of(user.id);
  return {
    app: app && { created_at: app.created_at },
    passkeys: kept.of(user.id).map(({ id, name, created_at, used_at, is_backed_up }) => ({
      ...{ id, name, created_at, used_at, is_backed_up },
    })),
    recovery_codes_left: recoveryCodes.left(user.id),
    takes_passkeys: passkeys.areTaken,
  };
}
