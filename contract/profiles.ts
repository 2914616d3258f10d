import type { DoctorCard } from '#contract/search.ts';
import { licenseKey } from '#contract/license-key.ts';
import type {
  Age,
  Board,
  Condition,
  Gender,
  Insurance,
  Language,
  State,
  Treatment,
} from '#contract/vocabulary.ts';

export interface License {
  state: State;
  number: string;
  /** ISO date */
  expires: string;
}

/** Times are local to the practice, 24 h, `HH:MM`. */
export interface WorkingHours {
  day: 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun';
  opens: string;
  closes: string;
}

export interface Education {
  /** "Residency, Psychiatry", "MD" */
  degree: string;
  school: string;
  /** Years; `to` is null while it goes on. */
  from: number;
  to: number | null;
}

/** In whole US dollars; null when the doctor does not publish it. */
export interface Fees {
  first_visit: number | null;
  follow_up: number | null;
  sliding_scale: boolean;
}

/** Everything a doctor says in the profile but for the name. */
export interface Profile {
  degree: 'MD' | 'DO';
  /** "Child & adolescent psychiatrist" */
  title: string;
  gender: Gender;
  npi: string;
  licenses: License[];
  boards: Board[];
  /** Year of the first license. */
  practicing_since: number;
  practice_name: string;
  street: string;
  city: string;
  state: State;
  zip: string;
  phone: string;
  /** Published address; null to publish none. */
  email: string | null;
  website: string | null;
  /** Paragraphs, separated by an empty line. */
  summary: string;
  working_time: WorkingHours[];
  education: Education[];
  conditions: Condition[];
  treatments: Treatment[];
  ages: Age[];
  languages: Language[];
  insurances: Insurance[];
  fees: Fees;
  telehealth: boolean;
  /** Where patients may be who are seen by video: some of the states of the licenses; none without telehealth. */
  telehealth_states: State[];
  accepting: boolean;
  /** ISO date */
  accepting_confirmed_at: string | null;
  /** Name of the stored portrait, without width and ending. */
  avatar: string | null;
}

/** A profile with the name: what is reviewed, and shown as a whole. */
export interface ProfileContent extends Profile {
  first_name: string;
  last_name: string;
}

/** What a doctor has saved so far: each part whole, or not there yet. */
export type ProfileDraft = Partial<ProfileContent>;

/** What a visitor reads at /viewdoctorprofile/{id}. */
export interface DoctorProfile extends DoctorCard {
  /** Paragraphs, separated by an empty line. */
  summary: string;
  street: string;
  email: string | null;
  website: string | null;
  gender: Gender;
  /** Year of the first license. */
  practicing_since: number;
  npi: string;
  licenses: License[];
  boards: Board[];
  /** ISO dates on which credentials were looked up, by the credential's key (see `credentialKeys`). */
  checks: Record<string, string>;
  telehealth_states: State[];
  treatments: Treatment[];
  ages: Age[];
  languages: Language[];
  fees: Fees;
  working_time: WorkingHours[];
  education: Education[];
  /** ISO date of the last change that visitors can see. */
  updated_at: string;
}

/** What an administrator checks before visitors see it; everything else of an approved profile is shown at once. */
export const CREDENTIALS = [
  'first_name',
  'last_name',
  'degree',
  'title',
  'npi',
  'licenses',
  'boards',
] as const satisfies readonly (keyof ProfileContent)[];

/** Who looked a credential up, when (ISO date), and where. `by`: the administrator's id; null for the site itself. */
export interface CredentialCheck {
  by: number | null;
  at: string;
  source: string;
}

/** Checks by the credential's key. */
export type CredentialChecks = Record<string, CredentialCheck>;

/** The keys of all credentials of a profile that can be looked up: 'npi 1234567893', 'license MA 12345'. */
export function credentialKeys({
  npi,
  licenses,
  boards,
}: Pick<Profile, 'npi' | 'licenses' | 'boards'>): string[] {
  return [`npi ${npi}`, ...licenses.map(licenseKey), ...boards.map((board) => `board ${board}`)];
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
  summary: 'About you',
  practice: 'Conditions, treatments and insurances',
  working_time: 'Hours',
  education: 'Education',
  avatar: 'Photo',
} as const;
export type ProfileSection = keyof typeof PROFILE_SECTIONS;
