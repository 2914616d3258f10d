import type { z } from 'zod';
import type * as answers from './schemas/answers/profiles.ts';
import { licenseKey } from '#contract/license-key.ts';

export type License = z.output<typeof answers.license>;

export type WorkingHours = z.output<typeof answers.workingHours>;

export type Practice = z.output<typeof answers.practice>;

export type ShownPractice = z.output<typeof answers.shownPractice>;

export type Education = z.output<typeof answers.education>;

export type Fees = z.output<typeof answers.fees>;

export type Profile = z.output<typeof answers.profile>;

export type ProfileContent = z.output<typeof answers.profileContent>;

/** What a doctor has saved so far: each part whole, or not there yet. */
export type ProfileDraft = z.output<typeof answers.profileDraft>;

export type DoctorProfile = z.output<typeof answers.doctorProfile>;

/**
 * What an administrator checks before visitors see it; everything else of an approved profile is shown at once: also the
 * links, which no register knows, and which could lead elsewhere on the day after a review. Where they lead is said
 * beside them instead (`booking`), and visitors can report it.
 */
export const CREDENTIALS = [
  'first_name',
  'last_name',
  'degree',
  'title',
  'npi',
  'licenses',
  'boards',
] as const satisfies readonly (keyof ProfileContent)[];

export type CredentialCheck = z.output<typeof answers.credentialCheck>;

/** Checks by the credential's key. */
export type CredentialChecks = z.output<typeof answers.credentialChecks>;

/** What a register may say of a credential. */
export const REGISTER_STATUSES = {
  active: 'Active',
  restricted: 'Active, with conditions',
  inactive: 'Not active',
  missing: 'Not in the register',
} as const;
export type RegisterEntry = NonNullable<z.output<typeof answers.credentialCheck>['said']>;

/** The keys of all credentials of a profile that can be looked up: 'npi 1234567893', 'license MA 12345'. */
export function credentialKeys({
  npi,
  licenses,
  boards,
}: Pick<Profile, 'npi' | 'licenses' | 'boards'>): string[] {
  return [`npi ${npi}`, ...licenses.map(licenseKey), ...boards.map((board) => `board ${board}`)];
}

/** All practices of a public profile, in the order of the doctor. */
export function practicesOf(profile: DoctorProfile): ShownPractice[] {
  return [profile, ...(profile.other_practices ?? [])];
}

/** Whether nobody is seen in any practice of a public profile. */
export function isByVideoAlone(profile: DoctorProfile): boolean {
  return practicesOf(profile).every(({ video_only }) => video_only === true);
}

/**
 * What is left by video with these licenses: their states alone. Without any it is not offered (any more), unless somebody
 * sees nobody in a practice: that stays so, and the states are to be said anew.
 */
export function videoWith(
  licenses: Profile['licenses'],
  { telehealth, telehealth_states = [], video_only, other_practices = [] }: ProfileDraft,
): Pick<Profile, 'telehealth' | 'telehealth_states'> {
  const states = telehealth_states.filter((one) => licenses.some(({ state }) => state === one));
  const isNeeded = [{ video_only }, ...other_practices].some((practice) => practice.video_only);
  return { telehealth_states: states, telehealth: telehealth === true && (isNeeded || states.length > 0) };
}

/** What a refusal may concern, in the words of the mail that tells of it. */
export const PROFILE_SECTIONS = {
  name: 'Name',
  degree: 'Degree',
  title: 'Title',
  npi: 'NPI',
  licenses: 'Licenses',
  boards: 'Board certificates',
  contact: 'Address, telephone and e-mail',
  website: 'Website',
  booking: 'Booking link',
  summary: 'About you',
  practice: 'Conditions, treatments and insurances',
  working_time: 'Hours',
  education: 'Education',
  avatar: 'Photo',
} as const;
export type ProfileSection = keyof typeof PROFILE_SECTIONS;
