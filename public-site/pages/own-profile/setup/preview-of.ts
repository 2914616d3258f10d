import type { OwnProfile } from '#contract/own-profile.ts';
import { credentialKeys } from '#contract/profiles.ts';
import type { DoctorProfile, ProfileContent } from '#contract/profiles.ts';

/** What visitors will see once it is approved, as if that were today; null while a step is missing. */
export function previewOf(id: number, own: OwnProfile): DoctorProfile | null {
  if (!own.content || !own.step1_at || !own.step2_at) return null;
  // Both steps together are all of it but for the photo.
  const content = own.content as ProfileContent;
  const today = new Date().toISOString().slice(0, 10);
  const { other_practices: others = [] } = content;
  return {
    ...content,
    street: content.street_hidden ? null : content.street,
    other_practices:
      others.length > 0
        ? others.map((practice) => ({
            ...practice,
            street: practice.street_hidden ? null : practice.street,
          }))
        : undefined,
    booking: content.booking ?? undefined,
    id,
    avatar: content.avatar ?? null,
    accepting: content.accepting ? 'yes' : 'no',
    earliest_visit: content.earliest_visit
      ? { when: content.earliest_visit, said_on: today, is_old: false }
      : null,
    checked_at: own.live?.checked_at ?? today,
    checks: Object.fromEntries(Object.entries(own.checks).map(([key, { at }]) => [key, at])),
    updated_at: today,
  };
}

/** Whether the NPI and every license of it were looked up, as profiles say it. */
export function isVerified({ live, checks }: OwnProfile, { npi, licenses }: DoctorProfile): boolean {
  return live !== null && credentialKeys({ npi, licenses, boards: [] }).every((key) => key in checks);
}
