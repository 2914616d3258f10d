import './zod-config.ts';
import { z } from 'zod';
import {
  BOARDS,
  AGES,
  CONDITIONS,
  EARLIEST_VISITS,
  GENDERS,
  INSURANCES,
  LANGUAGES,
  STATES,
  TREATMENTS,
} from '#contract/vocabulary.ts';
import { MOST_PRACTICES } from '#contract/constants.ts';
import { email as address, name } from './accounts.ts';
import {
  booking,
  choice,
  choices,
  education,
  fees,
  licenses,
  line,
  npi,
  paragraphs,
  pastYear,
  phone,
  saysWhere,
  state,
  website,
  workingTime,
  zip,
} from './profile-fields.ts';
import type { Today } from './profile-fields.ts';

/** Bytes of a draft, as JSON. */
const LONGEST_DRAFT = 60_000;
const DEEPEST_DRAFT = 12;

/** Null, like an empty text, publishes none. */
const email = z.union(
  [z.literal('').transform(() => null), z.null(), address],
  'Please enter a valid e-mail address.',
);

const PRACTICE = {
  practice_name: line('the name of the practice', 120),
  street: line('the street and number', 250),
  street_hidden: z.boolean('Please say whether visitors see the street.').optional(),
  city: line('the city', 80),
  state,
  zip,
  phone,
};
const CONTACT = { ...PRACTICE, email };
const VIDEO_ONLY = z.boolean('Please say whether you see patients by video alone.').optional();
const OTHER_PRACTICES = z
  .array(
    z.strictObject({ ...PRACTICE, working_time: workingTime, video_only: VIDEO_ONLY }),
    'Please enter your other practices.',
  )
  .max(MOST_PRACTICES - 1, `Please enter at most ${MOST_PRACTICES} practices.`)
  .optional();
const TITLE = line('your title, like “Child & adolescent psychiatrist”', 80);
const SUMMARY = paragraphs('what you say of yourself', 6_000);
const ACCEPTING = z.boolean('Please say whether you accept new patients.');
/** Null, like an empty text, says nothing. */
const EARLIEST_VISIT = z
  .union(
    [z.literal('').transform(() => null), z.null(), choice(EARLIEST_VISITS, 'a time')],
    'Please choose when you can see a new patient.',
  )
  .optional();
/** What is typed and not saved, over the revision that it was typed on; null to forget it. */
export const draft = z.strictObject({
  revision: z.int('The revision is a whole number.').min(0, 'The revision is a whole number.'),
  content: z
    .looseObject({}, 'A draft is the content of a form.')
    .refine((content) => isShallow(content, DEEPEST_DRAFT), {
      error: 'A draft is the content of a form.',
      // What is deeper may be too deep to be written as JSON.
      abort: true,
    })
    .refine(
      (content) => new TextEncoder().encode(JSON.stringify(content)).length <= LONGEST_DRAFT,
      'That is too much to be kept as a draft.',
    )
    .nullable(),
});

/** A profile is changed by several devices, each over what it has read. */
const OVER = z
  .record(z.string(), z.unknown())
  .optional()
  .describe(
    'What the fields said when the change was begun; refused by 409 when they say another thing by now.',
  );
/** What is handed in: what was read of the profile, where the caller says it. */
export const profileSubmission = z.strictObject({ over: OVER });
/** What becomes of what is typed of the other step. */
const LEFT = draft
  .optional()
  .describe('What is still not saved once this is; without it, nothing is left. 409: another one was kept.');
const WHERE = {
  error: 'Please choose the states in which you see patients by video.',
  path: ['telehealth_states'],
};

export type ProfileSchemas = ReturnType<typeof createProfileSchemas>;

/** What doctors save of their profile, for the server and for the forms alike. `today`: an ISO date. */
export function createProfileSchemas(today: Today) {
  const identity = {
    first_name: name,
    last_name: name,
    degree: z.enum(['MD', 'DO'], 'Please choose your degree: MD or DO.'),
    npi,
    licenses: licenses(today),
    boards: choices(BOARDS, 'your board certificates', 0),
    title: TITLE,
    gender: choice(GENDERS, 'a gender'),
    practicing_since: pastYear('the year of your first license', today),
    ...CONTACT,
    website,
    booking: booking.optional(),
  };
  const practice = {
    summary: SUMMARY,
    conditions: choices(CONDITIONS, 'the conditions that you treat', 1),
    treatments: choices(TREATMENTS, 'the treatments that you offer', 0),
    ages: choices(AGES, 'the ages that you see', 1),
    languages: choices(LANGUAGES, 'the languages that you speak', 1),
    insurances: choices(INSURANCES, 'the insurances that you take', 0),
    fees,
    telehealth: z.boolean('Please say whether you see patients by video.'),
    telehealth_states: choices(STATES, 'the states where you see patients by video', 0),
    video_only: VIDEO_ONLY,
    other_practices: OTHER_PRACTICES,
    accepting: ACCEPTING,
    earliest_visit: EARLIEST_VISIT,
    working_time: workingTime,
    education: education(today),
  };

  return {
    /** Step 1: who the doctor is, and where. */
    identity: z.strictObject({ ...identity, over: OVER, draft: LEFT }),
    /** Step 2: what the doctor does. Without video there are no states of it. */
    practice: z
      .strictObject({ ...practice, over: OVER, draft: LEFT })
      .refine(saysWhere, WHERE)
      .transform((said) => (said.telehealth ? said : { ...said, telehealth_states: [] })),
    contactInfo: z.strictObject({ ...CONTACT, over: OVER }),
    workingTime: z.strictObject({ working_time: workingTime, over: OVER }),
    /** SPEC §7, change-title-website: its payload is the title; a link that is not named stays. */
    titleWebsite: z.strictObject({
      title: TITLE,
      website: website.optional(),
      booking: booking.optional(),
      over: OVER,
    }),
    summary: z.strictObject({ summary: SUMMARY, over: OVER }),
    education: z.strictObject({ education: education(today), over: OVER }),
    availability: z.strictObject({ accepting: ACCEPTING, earliest_visit: EARLIEST_VISIT, over: OVER }),
    /** All of a profile, as it is submitted. */
    whole: z
      .strictObject({
        ...identity,
        ...practice,
        accepting_confirmed_at: z.iso.date().nullable().default(null),
        earliest_visit_said_on: z.iso.date().nullish(),
        avatar: z
          .string()
          .regex(/^[\w-]{1,80}$/, 'This is not the name of a stored image.')
          .nullable()
          .default(null),
      })
      .refine(saysWhere, WHERE),
  };
}

function isShallow(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((inner) => isShallow(inner, depth - 1));
}
