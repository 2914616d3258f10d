import type { UserRow } from '../../../db/accounts/rows.ts';
import { Refusal } from '../../platform/http/refusal.ts';

/** Throws 409 for who is signed in with an address that may be somebody else's: what they get there is theirs. */
export function refuseUnproven({ proven }: UserRow): void {
  if (!proven)
    throw new Refusal(
      409,
      'An administrator wrote or confirmed the address of your account. Please show that you read it: sign out, choose “Forgot password?”, and use the code that we mail there.',
    );
}
