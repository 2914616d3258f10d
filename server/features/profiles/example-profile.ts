import type { z } from 'zod';
import type { ProfileSchemas } from '#contract/schemas/profiles.ts';

/** What somebody makes up who tries the calls of a profile. */
export const CONTACT: z.input<ProfileSchemas['contactInfo']> = {
  practice_name: 'Harbor Street Psychiatry',
  street: '12 Elm St, Suite 4',
  city: 'Cambridge',
  state: 'MA',
  zip: '02139',
  phone: '(617) 555-0143',
  email: 'office@example.com',
};

export const IDENTITY: z.input<ProfileSchemas['identity']> = {
  first_name: 'Ada',
  last_name: 'Osei',
  degree: 'MD',
  npi: '1234567893',
  licenses: [{ state: 'MA', number: '223344', expires: '2035-06-30' }],
  boards: ['psychiatry'],
  title: 'Child & adolescent psychiatrist',
  gender: 'woman',
  practicing_since: 2008,
  ...CONTACT,
  website: 'https://www.example.com/',
  booking: 'https://www.example.com/book',
};

export const PRACTICE: z.output<ProfileSchemas['practice']> = {
  summary: 'I see children and their families.',
  conditions: ['adhd', 'anxiety'],
  treatments: ['evaluation', 'medication'],
  ages: ['6-12', '13-17'],
  languages: ['en', 'es'],
  insurances: ['aetna'],
  fees: { first_visit: 350, follow_up: 175, sliding_scale: true },
  telehealth: true,
  telehealth_states: ['MA'],
  accepting: true,
  earliest_visit: 'two-weeks',
  working_time: [{ day: 'mon', opens: '09:00', closes: '17:00' }],
  education: [{ degree: 'MD', school: 'Example School of Medicine', from: 1999, to: 2003 }],
};
