import { PAGES } from '#contract/paths.ts';
import { fieldId } from '../fields/profile-form.ts';

export type Step = 1 | 2 | 3;

/** Where a step of the setup is, or a field of it, which takes the focus. `field`: "licenses.0.number". */
export function setupPath(step: Step, field?: string): string {
  const path = step === 1 ? PAGES.setupProfile : `${PAGES.setupProfile}?step=${step}`;
  return field === undefined ? path : `${path}#${fieldId(field)}`;
}
