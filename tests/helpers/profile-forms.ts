import type { ProfileSchemas } from '#contract/schemas/profiles.ts';
import type { z } from 'zod';
import * as example from '../../server/features/profiles/example-profile.ts';

/** What a doctor fills in, right in every field. */
export const IDENTITY: z.input<ProfileSchemas['identity']> = {
  ...example.IDENTITY,
  licenses: [{ state: 'MA', number: '223344', expires: '2028-06-30' }],
};

export const PRACTICE: z.output<ProfileSchemas['practice']> = {
  ...example.PRACTICE,
  summary: 'I see children and their families.\n\nThe first visit takes an hour.',
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
