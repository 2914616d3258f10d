import type { IdentityForm, PracticeForm } from '../fields/profile-form.ts';

/** A form with nothing in it: what is not chosen yet is empty, which its schema does not take. */
type Blank<Form> = Record<keyof Form, unknown>;

export const BLANK_IDENTITY: Blank<IdentityForm> = {
  first_name: '',
  last_name: '',
  degree: '',
  npi: '',
  licenses: [{ state: '', number: '', expires: '' }],
  boards: [],
  title: '',
  gender: '',
  practicing_since: null,
  practice_name: '',
  street: '',
  street_hidden: false,
  city: '',
  state: '',
  zip: '',
  phone: '',
  email: '',
  website: '',
  booking: '',
};

export const BLANK_PRACTICE: Blank<PracticeForm> = {
  summary: '',
  conditions: [],
  treatments: [],
  ages: [],
  languages: [],
  insurances: [],
  fees: { first_visit: null, follow_up: null, sliding_scale: false },
  telehealth: null,
  telehealth_states: [],
  video_only: false,
  accepting: null,
  earliest_visit: '',
  working_time: [],
  other_practices: [],
  education: [],
};

/** A form with what is known of it. A draft is as old as it is: what does not fit its field any more is left out. */
export function filledIn<Form>(blank: Blank<Form>, known: unknown): Form {
  const given = isRecord(known) ? known : {};
  const entries = Object.entries<unknown>(blank).map(([key, empty]) => [
    key,
    fits(given[key], empty) ? given[key] : empty,
  ]);
  return structuredClone(Object.fromEntries(entries)) as Form;
}

function fits(value: unknown, empty: unknown): boolean {
  if (Array.isArray(empty)) {
    return Array.isArray(value) && value.every((item) => typeof item === 'string' || isRecord(item));
  }
  if (empty === null) return ['boolean', 'number', 'string'].includes(typeof value);
  return isRecord(empty) ? isRecord(value) : typeof value === typeof empty;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
