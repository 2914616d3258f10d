import { PROFILE_MESSAGES } from '#contract/profile-messages.ts';
import type { UserRow } from '../../../db/accounts/rows.ts';
import type { Store } from '../../../db/store.ts';
import { Refusal } from '../../platform/http/refusal.ts';

/** Throws 201 for who has no plan, and while a step before is missing. `step`: the one that is being saved, if any. */
export function refuseUnprepared(store: Store, { id, plan }: UserRow, step?: 1 | 2): void {
  if (plan === 0) throw new Refusal(201, PROFILE_MESSAGES.noPlan);
  const profile = store.profiles.of(id);
  if (step !== 1 && !profile?.step1_at) throw new Refusal(201, PROFILE_MESSAGES.step1Missing);
  if (step === undefined && !profile?.step2_at) throw new Refusal(201, PROFILE_MESSAGES.step2Missing);
}
