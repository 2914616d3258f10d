import { SCHEMAS } from '../fields/schemas.ts';
import type { IdentityForm } from '../fields/profile-form.ts';

/** In the order of the form. */
const LABELS: Record<keyof IdentityForm, string> = {
  first_name: 'First name',
  last_name: 'Last name',
  degree: 'Degree',
  gender: 'Gender',
  title: 'Title',
  npi: 'NPI',
  practicing_since: 'Practicing since',
  licenses: 'State licenses',
  boards: 'Board certificates',
  practice_name: 'Name of the practice',
  street: 'Street and number',
  street_hidden: 'Street on your page',
  zip: 'ZIP code',
  city: 'City',
  state: 'State',
  phone: 'Telephone',
  email: 'E-mail to publish',
  website: 'Website',
  booking: 'Booking link',
};
const OF_LICENSE: Record<string, string> = { state: 'state', number: 'number', expires: 'expiry' };
const ORDER = Object.keys(LABELS);

/** Fields of step 1 that are not right yet, in the order of the form. `name`: "licenses.0.expires". */
export function leftFields(form: IdentityForm): { name: string; says: string }[] {
  const { error } = SCHEMAS.identity.safeParse(form);
  const names = new Set(error?.issues.map(({ path }) => path.join('.')));
  return [...names]
    .map((name) => ({ name, place: ORDER.indexOf(name.split('.')[0]), says: labelOf(name, form) }))
    .toSorted((a, b) => a.place - b.place);
}

/** "Gender", "License MA 223344: expiry". */
export function labelOf(name: string, { licenses }: IdentityForm): string {
  const [field, row, part] = name.split('.');
  if (part === undefined) return LABELS[field as keyof IdentityForm] ?? name;
  const { state, number } = licenses[Number(row)];
  const which = `${state} ${number}`.trim() || String(Number(row) + 1);
  return `License ${which}: ${OF_LICENSE[part] ?? part}`;
}
