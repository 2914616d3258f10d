import { z } from 'zod';
import { compared } from './registry.ts';
import { doctorCard } from './search.ts';
import {
  age,
  board,
  condition,
  earliestVisit,
  gender,
  insurance,
  language,
  state,
  treatment,
} from './vocabulary.ts';

export const license = z
  .object({
    state,
    number: z.string(),
    expires: z.string().describe('ISO date'),
  })
  .meta({ id: 'License' });

export const workingHours = z
  .object({
    day: z.enum(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']),
    opens: z.string(),
    closes: z.string(),
  })
  .meta({ id: 'WorkingHours', description: 'Times are local to the practice, 24 h, `HH:MM`.' });

export const education = z
  .object({
    degree: z.string().describe('"Residency, Psychiatry", "MD"'),
    school: z.string(),
    from: z.number().describe('Years; `to` is null while it goes on.'),
    to: z.number().nullable(),
  })
  .meta({ id: 'Education' });

export const fees = z
  .object({
    first_visit: z.number().nullable(),
    follow_up: z.number().nullable(),
    sliding_scale: z.boolean(),
  })
  .meta({ id: 'Fees', description: 'In whole US dollars; null when the doctor does not publish it.' });

const HIDDEN = 'Visitors see city and ZIP code of this practice, and never its street.';
const BY_VIDEO = 'Nobody is seen in this office. Absent: somebody is.';

const practiceShape = {
  practice_name: z.string(),
  street: z.string(),
  city: z.string(),
  state,
  zip: z.string(),
  phone: z.string(),
  working_time: z.array(workingHours),
  video_only: z.boolean().optional().describe(BY_VIDEO),
};

export const practice = z
  .object({ ...practiceShape, street_hidden: z.boolean().optional().describe(HIDDEN) })
  .meta({ id: 'Practice', description: 'Another place where the doctor works.' });

export const shownPractice = z
  .object({ ...practiceShape, street: z.string().nullable().describe('Null when the doctor hides it.') })
  .meta({ id: 'ShownPractice', description: 'Another place where the doctor works, as visitors see it.' });

export const profile = z
  .object({
    degree: z.enum(['MD', 'DO']),
    title: z.string().describe('"Child & adolescent psychiatrist"'),
    gender,
    npi: z.string(),
    licenses: z.array(license),
    boards: z.array(board),
    practicing_since: z.number().describe('Year of the first license.'),
    ...practice.shape,
    other_practices: z
      .array(practice)
      .optional()
      .describe('Besides the one above, in the order of the doctor.'),
    email: z.string().nullable().describe('Published address; null to publish none.'),
    website: z.string().nullable(),
    booking: z.string().nullish().describe('Where new patients book, by https; none without.'),
    summary: z.string().describe('Paragraphs, separated by an empty line.'),
    education: z.array(education),
    conditions: z.array(condition),
    treatments: z.array(treatment),
    ages: z.array(age),
    languages: z.array(language),
    insurances: z.array(insurance),
    fees,
    telehealth: z.boolean(),
    telehealth_states: z
      .array(state)
      .describe(
        'Where patients may be who are seen by video: some of the states of the licenses; none without telehealth.',
      ),
    accepting: z.boolean(),
    accepting_confirmed_at: z.string().nullable().describe('ISO date'),
    earliest_visit: earliestVisit.nullish().describe('When a new patient can be seen; not said without.'),
    earliest_visit_said_on: z.string().nullish().describe('ISO date'),
    avatar: z.string().nullable().describe('Name of the stored portrait, without width and ending.'),
  })
  .meta({ id: 'Profile', description: 'Everything a doctor says in the profile but for the name.' });

export const profileContent = z
  .object({
    ...profile.shape,
    first_name: z.string(),
    last_name: z.string(),
  })
  .meta({
    id: 'ProfileContent',
    description: 'A profile with the name: what is reviewed, and shown as a whole.',
  });

export const profileDraft = profileContent.partial();

export const doctorProfile = z
  .object({
    ...doctorCard.shape,
    summary: z.string().describe('Paragraphs, separated by an empty line.'),
    ...shownPractice.shape,
    other_practices: z.array(shownPractice).optional().describe('Absent with one practice.'),
    email: z.string().nullable(),
    website: z.string().nullable(),
    booking: z
      .string()
      .optional()
      .describe('Where new patients book, by https: a page of the doctor, elsewhere. Absent without one.'),
    gender,
    practicing_since: z.number().describe('Year of the first license.'),
    npi: z.string(),
    licenses: z.array(license),
    boards: z.array(board),
    checks: z
      .record(z.string(), z.string())
      .describe(
        "ISO dates on which credentials were looked up, by the credential's key (see `credentialKeys`).",
      ),
    compared: z
      .record(z.string(), compared.omit({ result: true }))
      .optional()
      .describe(
        "Where a file of the national registry said the same when it was looked up, by the credential's key, and `name` for the name: which file, and up to which date it told. Absent where there was none.",
      ),
    registers_checked_on: z
      .string()
      .optional()
      .describe(
        'ISO date, as it was at the practice, on which all profiles were last compared with the public registers.',
      ),
    telehealth_states: z.array(state),
    treatments: z.array(treatment),
    languages: z.array(language),
    fees,
    education: z.array(education),
    updated_at: z.string().describe('ISO date of the last change that visitors can see.'),
  })
  .meta({ id: 'DoctorProfile', description: 'What a visitor reads at /viewdoctorprofile/{id}.' });

export const credentialCheck = z
  .object({
    by: z.number().nullable(),
    at: z.string(),
    source: z.string(),
    said: z
      .object({
        number: z.string(),
        status: z.enum(['active', 'restricted', 'inactive', 'missing']).nullable(),
        expires: z.string().nullable().describe('ISO date'),
        address: z.string(),
      })
      .optional()
      .describe('What the register said; without: that was not kept. Empty, or null: nothing.'),
    compared: compared
      .optional()
      .describe('What a file of a register said of it then; without: there was none.'),
  })
  .meta({
    id: 'CredentialCheck',
    description:
      "Who looked a credential up, when (ISO date), and where. `by`: the administrator's id; null for the site itself.",
  });

export const credentialChecks = z.record(z.string(), credentialCheck);
