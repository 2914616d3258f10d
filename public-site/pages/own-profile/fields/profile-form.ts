/* own-profile/fields/: what doctors fill in of their profile, for every form that asks for a part of it. */
import type { FieldPath } from 'react-hook-form';
import type { z } from 'zod';
import type { ProfileSchemas } from '#contract/schemas/profiles.ts';

export type IdentityForm = Asked<z.input<ProfileSchemas['identity']>>;
export type PracticeForm = Asked<z.input<ProfileSchemas['practice']>>;

/** Without what is sent along. */
type Asked<Sent> = Omit<Sent, 'over' | 'draft'>;

/** All that can be asked; a form may hold a part of it. */
export type ProfileForm = IdentityForm & PracticeForm;
export type FieldName = FieldPath<ProfileForm>;

/** What the names of a practice's fields begin with: of the first with nothing. */
export type PracticeAt = '' | `other_practices.${number}.`;

/** Of the control of a field, so that links can lead to it. `name`: "licenses.0.number". */
export function fieldId(name: string): string {
  return `field-${name.replaceAll('.', '-')}`;
}
