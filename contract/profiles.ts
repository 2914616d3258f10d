import type { Education, Fees, License, WorkingHours } from '#contract/doctors.ts';
import type { ReviewStatus } from '#contract/accounts.ts';
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

export function licenseKey({ state, number }: License): string {
  return `license ${state} ${number}`;
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

/** Typed and not saved yet. */
export interface KeptDraft {
  /** The form's own. */
  content: Record<string, unknown>;
  /** What the next one is kept over. */
  revision: number;
  /** ISO date-time */
  updated_at: string;
}

/** Why visitors do not see a profile: the first that there is to do something about. */
export type HiddenReason = 'suspended' | 'no plan' | 'not submitted' | 'not approved';

/** GET /api/user/profile: a doctor's own profile and what became of it. Dates are ISO date-times. */
export interface OwnProfile {
  /** What was saved last; null before anything was. */
  content: ProfileDraft | null;
  draft: KeptDraft | null;
  step1_at: string | null;
  step2_at: string | null;
  submit_at: string | null;
  review_status: ReviewStatus;
  /** The version that was approved last, whether or not anybody sees it now. */
  live: { since: string; checked_at: string | null } | null;
  is_public: boolean;
  hidden_because: HiddenReason | null;
  /** What an administrator has still to look at. */
  waiting: { since: string; changes: (keyof ProfileContent)[] } | null;
  /** The last decision, when it was a refusal. */
  rejection: { at: string; reason: string; sections: string[] } | null;
  suspended_because: string | null;
  /** ISO dates on which credentials were looked up, and where, by the credential's key. */
  checks: Record<string, Omit<CredentialCheck, 'by'>>;
}
