import type { ProfileContent } from '#contract/profiles.ts';
import type { ReviewRow } from '#contract/reviews.ts';
import { listed } from '#contract/wording.ts';

/** What administrators call the parts of a profile, in the order they are read. */
export const FIELD_NAMES: Record<keyof ProfileContent, string> = {
  first_name: 'First name',
  last_name: 'Last name',
  degree: 'Degree',
  title: 'Title',
  npi: 'NPI',
  licenses: 'Licenses',
  boards: 'Board certificates',
  practicing_since: 'Practicing since',
  gender: 'Gender',
  avatar: 'Photo',
  practice_name: 'Practice',
  street: 'Street',
  street_hidden: 'Street hidden',
  city: 'City',
  state: 'State',
  zip: 'ZIP code',
  phone: 'Telephone',
  email: 'Published e-mail',
  website: 'Website',
  booking: 'Booking link',
  summary: 'About',
  conditions: 'Conditions',
  treatments: 'Treatments',
  ages: 'Ages',
  languages: 'Languages',
  insurances: 'Insurances',
  fees: 'Fees',
  working_time: 'Hours',
  other_practices: 'Other practices',
  education: 'Education',
  telehealth: 'Telehealth',
  telehealth_states: 'Telehealth in',
  video_only: 'By video alone',
  accepting: 'Takes new patients',
  accepting_confirmed_at: 'Confirmed',
  earliest_visit: 'Earliest first visit',
  earliest_visit_said_on: 'Said on',
};

const MOST = 4;

/** "Title and Licenses"; "everything" of a first version. */
export function changesText({ is_first, changes }: ReviewRow): string {
  if (is_first) return 'Everything: nothing was approved before';
  const names = changes.map((field) => FIELD_NAMES[field]);
  return listed(names.length > MOST ? [...names.slice(0, MOST), `${names.length - MOST} more`] : names);
}
