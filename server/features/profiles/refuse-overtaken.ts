import { isDeepStrictEqual } from 'node:util';
import { REPLIES } from '#contract/messages.ts';
import type { ProfileDraft } from '#contract/profiles.ts';
import { Refusal } from '../../platform/http/refusal.ts';

/**
 * Throws 409 with a part of a profile as it is now, when that is neither what a form began with (`over`; without it
 * nothing is refused) nor what is said there.
 */
export function refuseOvertaken(
  now: ProfileDraft,
  said: ProfileDraft,
  over: Record<string, unknown> = {},
): void {
  const fields = (Object.keys(said) as (keyof ProfileDraft)[]).filter((field) => field in over);
  const isOther = fields.some(
    (field) => !isSame(now[field], over[field]) && !isSame(now[field], said[field]),
  );
  if (!isOther) return;
  const record = Object.fromEntries(fields.map((field) => [field, now[field]]));
  throw new Refusal(409, REPLIES.draftOvertaken, { record });
}

/** A form has an empty field where a profile says nothing. */
function isSame(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(one || null, other || null);
}
