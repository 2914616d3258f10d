import { formatDate, formatTime } from '#contract/dates.ts';
import type { Fees, Practice, ProfileContent, WorkingHours } from '#contract/profiles.ts';
import { BOARDS, EARLIEST_VISITS, GENDERS, labelOf, STATES } from '#contract/vocabulary.ts';
import type { ListFilter } from '#contract/vocabulary.ts';

/** A part of a profile in words, a line for each entry; empty for none. */
export function fieldText<Field extends keyof ProfileContent>(
  profile: Partial<Pick<ProfileContent, Field>>,
  field: Field,
): string {
  const write = WRITERS[field] as ((value: unknown) => string) | undefined;
  const value = profile[field];
  if (value === null || value === undefined) return write === yesOrNo ? 'No' : '';
  return write ? write(value) : `${value as string | number}`;
}

type Writers = { [Field in keyof ProfileContent]?: (value: NonNullable<ProfileContent[Field]>) => string };

const WRITERS: Writers = {
  gender: (gender) => GENDERS[gender],
  state: (state) => STATES[state],
  licenses: (licenses) =>
    lines(
      licenses,
      ({ state, number, expires }) => `${STATES[state]} ${number}, until ${formatDate(expires)}`,
    ),
  boards: (boards) => lines(boards, (board) => BOARDS[board]),
  street_hidden: yesOrNo,
  working_time: hoursText,
  other_practices: (practices) => practices.map(practiceText).join('\n\n'),
  education: (steps) =>
    lines(steps, ({ degree, school, from, to }) => `${degree}, ${school}, ${from} to ${to ?? 'now'}`),
  conditions: named('condition'),
  treatments: named('treatment'),
  ages: named('age'),
  languages: named('language'),
  insurances: named('insurance'),
  fees: feesText,
  telehealth: yesOrNo,
  telehealth_states: (states) => states.map((state) => STATES[state]).join(', '),
  video_only: yesOrNo,
  accepting: yesOrNo,
  accepting_confirmed_at: formatDate,
  earliest_visit: (when) => EARLIEST_VISITS[when],
  earliest_visit_said_on: formatDate,
};

const DAYS = { mon: 'Mon', tue: 'Tue', wed: 'Wed', thu: 'Thu', fri: 'Fri', sat: 'Sat', sun: 'Sun' } as const;

function hoursText(hours: readonly WorkingHours[]): string {
  return lines(
    hours,
    ({ day, opens, closes }) => `${DAYS[day]} ${formatTime(opens)} to ${formatTime(closes)}`,
  );
}

function practiceText(practice: Practice): string {
  const { practice_name, street, street_hidden, city, state, zip, phone, video_only, working_time } =
    practice;
  const where = `${street}${street_hidden ? ' (hidden)' : ''}, ${city}, ${state} ${zip}`;
  return [practice_name, where, phone, video_only ? 'By video alone' : '', hoursText(working_time)]
    .filter((text) => text !== '')
    .join('\n');
}

function lines<Entry>(entries: readonly Entry[], write: (entry: Entry) => string): string {
  return entries.map(write).join('\n');
}

function named(filter: ListFilter): (keys: readonly string[]) => string {
  return (keys) => keys.map((key) => labelOf(filter, key)).join(', ');
}

function feesText({ first_visit, follow_up, sliding_scale }: Fees): string {
  return [
    first_visit === null ? '' : `First visit $${first_visit}`,
    follow_up === null ? '' : `Follow-up $${follow_up}`,
    sliding_scale ? 'Sliding scale' : '',
  ]
    .filter((text) => text !== '')
    .join(', ');
}

function yesOrNo(value: boolean): string {
  return value ? 'Yes' : 'No';
}
