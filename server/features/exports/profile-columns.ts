import { FURTHER_PRACTICES, PRACTICE_PARTS } from '#contract/imports.ts';
import type { DoctorColumn, PracticePart } from '#contract/imports.ts';
import type { Practice, ProfileDraft, WorkingHours } from '#contract/profiles.ts';
import {
  AGES,
  BOARDS,
  CONDITIONS,
  EARLIEST_VISITS,
  GENDERS,
  INSURANCES,
  LANGUAGES,
  TREATMENTS,
} from '#contract/vocabulary.ts';
import type { Cell } from '../../platform/records/csv.ts';
import type { ExportedProfile } from './exported-profile.ts';

type Column = (profile: ExportedProfile) => Cell;

/** What /admin/imports reads, under the names that it knows: the file can be read in again. */
const IMPORTED: Record<DoctorColumn, Column> = {
  email: ({ email }) => email,
  first_name: ({ first_name }) => first_name,
  last_name: ({ last_name }) => last_name,
  degree: saved('degree'),
  title: saved('title'),
  gender: ({ saved }) => (saved.gender ? GENDERS[saved.gender] : null),
  npi: saved('npi'),
  licenses: ({ saved }) =>
    listed(saved.licenses?.map(({ state, number, expires }) => `${state} ${number} ${expires}`)),
  boards: words('boards', BOARDS),
  practicing_since: saved('practicing_since'),
  practice_name: saved('practice_name'),
  street: saved('street'),
  street_hidden: ({ saved }) => yesOrNo(saved.street_hidden),
  city: saved('city'),
  state: saved('state'),
  zip: saved('zip'),
  phone: saved('phone'),
  public_email: saved('email'),
  website: saved('website'),
  booking: saved('booking'),
  summary: saved('summary'),
  conditions: words('conditions', CONDITIONS),
  treatments: words('treatments', TREATMENTS),
  ages: words('ages', AGES),
  languages: words('languages', LANGUAGES),
  insurances: words('insurances', INSURANCES),
  first_visit_fee: ({ saved }) => saved.fees?.first_visit ?? null,
  follow_up_fee: ({ saved }) => saved.fees?.follow_up ?? null,
  sliding_scale: ({ saved }) => yesOrNo(saved.fees?.sliding_scale),
  telehealth: ({ saved }) => yesOrNo(saved.telehealth),
  telehealth_states: ({ saved }) => listed(saved.telehealth_states),
  video_only: ({ saved }) => yesOrNo(saved.video_only),
};

/** Behind them what an import leaves out. */
export const PROFILE_COLUMNS: Record<string, Column> = {
  ...IMPORTED,
  ...furtherPractices(),
  hours: ({ saved }) => hours(saved.working_time),
  other_hours: ({ saved }) => listed(saved.other_practices?.map(hoursThere), '\n'),
  education: ({ saved }) =>
    listed(
      saved.education?.map(({ degree, school, from, to }) => `${degree}, ${school}, ${from}-${to ?? ''}`),
    ),
  accepting: ({ saved }) => yesOrNo(saved.accepting),
  accepting_confirmed_at: saved('accepting_confirmed_at'),
  earliest_visit: ({ saved }) => (saved.earliest_visit ? EARLIEST_VISITS[saved.earliest_visit] : null),
  earliest_visit_said_on: saved('earliest_visit_said_on'),
  photo: saved('avatar'),
  user_id: ({ id }) => id,
  review_status: ({ review_status }) => review_status,
  public: ({ shown }) => yesOrNo(shown !== null),
  approved_at: ({ approved_at }) => approved_at,
  updated_at: ({ updated_at }) => updated_at,
};

/** practice_2_name to practice_5_video_only. */
function furtherPractices(): Record<string, Column> {
  const parts = Object.keys(PRACTICE_PARTS) as PracticePart[];
  return Object.fromEntries(
    FURTHER_PRACTICES.flatMap((number) =>
      parts.map((part) => [`practice_${number}_${part}`, cellOf(number - 2, PRACTICE_PARTS[part].column)]),
    ),
  );
}

/** `index`: among those besides the first. */
function cellOf(index: number, field: Exclude<keyof Practice, 'working_time'>): Column {
  return ({ saved }) => {
    const value = saved.other_practices?.at(index)?.[field];
    return typeof value === 'boolean' ? yesOrNo(value) : (value ?? null);
  };
}

/** "Elm Office: mon 09:00-17:00; tue 09:00-12:00" */
function hoursThere({ practice_name, working_time }: Practice): string {
  return `${practice_name}: ${hours(working_time)}`;
}

function hours(openings: readonly WorkingHours[] = []): string {
  return listed(openings.map(({ day, opens, closes }) => `${day} ${opens}-${closes}`));
}

type Scalar = {
  [Field in keyof ProfileDraft]-?: ProfileDraft[Field] extends Cell | undefined ? Field : never;
}[keyof ProfileDraft];

function saved(field: Scalar): Column {
  return (profile) => profile.saved[field] ?? null;
}

function words<Key extends string>(
  field: 'boards' | 'conditions' | 'treatments' | 'ages' | 'languages' | 'insurances',
  labels: Record<Key, string>,
): Column {
  return ({ saved }) => listed(saved[field]?.map((key) => (labels as Record<string, string>)[key] ?? key));
}

function listed(parts: readonly string[] = [], between = '; '): string {
  return parts.join(between);
}

function yesOrNo(value: boolean | undefined): string | null {
  return value === undefined ? null : value ? 'yes' : 'no';
}
