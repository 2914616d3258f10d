import type { FieldName } from '../fields/profile-form.ts';
import type { SetupContent } from './forms.ts';

export interface Wish {
  step: 1 | 2;
  /** The field that the way leads to. */
  field: FieldName | 'avatar';
  what: string;
  /** Why it matters to patients. */
  why: string;
  isThere: (content: Omit<SetupContent, 'over'> & { hasPhoto: boolean }) => boolean;
}

/** As short as nobody says much in. */
const SHORT_SUMMARY = 200;

/** What a profile should have, in the order in which patients miss it. */
export const WISHES: Wish[] = [
  {
    step: 1,
    field: 'phone',
    what: 'Telephone',
    why: 'People look for a phone number first.',
    isThere: ({ identity }) => identity.phone !== '',
  },
  {
    step: 1,
    field: 'street',
    what: 'Address',
    why: 'Search goes by distance: without a ZIP code nobody near you finds you.',
    isThere: ({ identity }) => Boolean(identity.street && identity.city && identity.state && identity.zip),
  },
  {
    step: 1,
    field: 'licenses.0.number',
    what: 'License',
    why: 'It shows patients that you may practice where they live.',
    isThere: ({ identity }) => identity.licenses.some(({ number, state }) => number && state),
  },
  {
    step: 1,
    field: 'npi',
    what: 'NPI',
    why: 'We check it, and patients see that we did.',
    isThere: ({ identity }) => identity.npi !== '',
  },
  {
    step: 1,
    field: 'title',
    what: 'Title',
    why: 'The line below your name says at a glance whom you help.',
    isThere: ({ identity }) => identity.title !== '',
  },
  {
    step: 2,
    field: 'accepting',
    what: 'New patients',
    why: 'Nobody likes to call in vain: this is what many filter by.',
    isThere: ({ practice }) => typeof practice.accepting === 'boolean',
  },
  {
    step: 2,
    field: 'earliest_visit',
    what: 'Earliest first visit',
    why: 'It is what people most want to know.',
    isThere: ({ practice }) => Boolean(practice.earliest_visit),
  },
  {
    step: 2,
    field: 'insurances',
    what: 'Insurances',
    why: 'People look for somebody whom their insurance pays.',
    isThere: ({ practice }) => practice.insurances.length > 0,
  },
  {
    step: 2,
    field: 'conditions',
    what: 'Conditions',
    why: 'Search finds you by the words that people have for their trouble.',
    isThere: ({ practice }) => practice.conditions.length > 0,
  },
  {
    step: 2,
    field: 'ages',
    what: 'Ages',
    why: 'Parents need to know whether you see children.',
    isThere: ({ practice }) => practice.ages.length > 0,
  },
  {
    step: 2,
    field: 'languages',
    what: 'Languages',
    why: 'Some things can only be said in one’s own language.',
    isThere: ({ practice }) => practice.languages.length > 0,
  },
  {
    step: 2,
    field: 'summary',
    what: 'Your own words',
    why: 'A few sentences make the first call easier.',
    isThere: ({ practice }) => practice.summary.trim().length >= SHORT_SUMMARY,
  },
  {
    step: 2,
    field: 'avatar',
    what: 'Photo',
    why: 'People like to see whom they are going to tell.',
    isThere: ({ hasPhoto }) => hasPhoto,
  },
  {
    step: 2,
    field: 'fees.first_visit',
    what: 'Fees',
    why: 'Whoever pays alone wants to know before calling.',
    isThere: ({ practice: { fees } }) => fees.first_visit !== null || fees.sliding_scale,
  },
  {
    step: 2,
    field: 'telehealth',
    what: 'Video visits',
    why: 'They reach people who have nobody near.',
    isThere: ({ practice }) => typeof practice.telehealth === 'boolean',
  },
  {
    step: 2,
    field: 'working_time',
    what: 'Hours',
    why: 'They tell when to call, and who needs an evening sees it.',
    isThere: ({ practice }) => practice.working_time.length > 0,
  },
  {
    step: 2,
    field: 'education',
    what: 'Education',
    why: 'It tells where you learned what you do.',
    isThere: ({ practice }) => practice.education.length > 0,
  },
];
