import { doctorPath, idIn } from '#contract/paths.ts';
import { practiceDay } from '#contract/practice-day.ts';
import type { DoctorProfile } from '#contract/profiles.ts';
import type { Store } from '../../../db/store.ts';
import { Refusal } from '../../platform/http/refusal.ts';

/** A profile as visitors read it. `id`: as an address has it. Throws 404, or 410 for one that was there once. */
export function publicProfile({ listings, gonePages, registry }: Store, id: string): DoctorProfile {
  const number = idIn(id);
  const profile = listings.profile(number);
  const { nppes, leie, checked_at } = registry.files.state();
  // Of both: what is said of one alone would be read as of both.
  const isChecked = nppes && leie && checked_at !== null;
  if (profile)
    return {
      ...profile,
      ...(isChecked && { registers_checked_on: practiceDay(profile, new Date(checked_at)) }),
    };
  if (gonePages.has(doctorPath(number))) throw new Refusal(410, 'This profile was removed.');
  throw new Refusal(404, 'This psychiatrist is not in the directory.');
}
