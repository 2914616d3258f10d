import type { ProfileSchemas } from '#contract/schemas/profiles.ts';
import type { z } from 'zod';

/** What a doctor fills in, right in every field. */
export const IDENTITY: z.input<ProfileSchemas['identity']> = {
  first_name: 'Ada',
  last_name: 'Osei',
  degree: 'MD',
  npi: '1234567893',
  licenses: [{ state: 'MA', number: '223344', expires: '2028-06-30' }],
  boards: ['psychiatry'],
  title: 'Child & adolescent psychiatrist',
  gender: 'woman',
  practicing_since: 2008,
  practice_name: 'Harbor Street Psychiatry',
  street: '12 Elm St, Suite 4',
  city: 'Cambridge',
  state: 'MA',
  zip: '02139',
  phone: '(617) 555-0143',
  email: 'office@example.com',
  website: 'https://www.example.com/',
};

export const PRACTICE: z.input<ProfileSchemas['practice']> = {
  summary: 'I see children and their families.\n\nThe first visit takes an hour.',
  conditions: ['adhd', 'anxiety'],
  treatments: ['evaluation', 'medication'],
  ages: ['6-12', '13-17'],
  languages: ['en', 'es'],
  insurances: ['aetna'],
  fees: { first_visit: 350, follow_up: 175, sliding_scale: true },
  telehealth: true,
  telehealth_states: ['MA'],
  accepting: true,
  working_time: [{ day: 'mon', opens: '09:00', closes: '17:00' }],
  education: [{ degree: 'MD', school: 'Example School of Medicine', from: 1999, to: 2003 }],
};

/** What the calls of the sections take. */
export const SECTIONS: Record<string, Record<string, unknown>> = {
  'change-contact-info': {
    practice_name: 'Elm Psychiatry',
    street: '1 Elm St',
    city: 'Boston',
    state: 'MA',
    zip: '02115',
    phone: '617 555 0144 x12',
    email: null,
  },
  'change-workingtime': { working_time: [{ day: 'tue', opens: '10:00', closes: '18:00' }] },
  'change-title-website': { title: 'Child & adolescent psychiatrist', website: null },
  'change-summary': { summary: 'New words.' },
  'change-education': { education: [] },
  'confirm-availability': { accepting: false },
};
