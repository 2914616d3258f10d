import type { Insurance } from '#contract/vocabulary.ts';
import { INSURANCE_WORDS } from '../../../db/search/reading/words/insurances.ts';

/** What GET /api/insurer-names answers: what people call each insurer besides its label, in small letters. */
export function insurerNames(): Record<Insurance, string[]> {
  const names = Object.entries(INSURANCE_WORDS).map(([key, words]) => [key, words.split(/\s*,\s*/)]);
  return Object.fromEntries(names) as Record<Insurance, string[]>;
}
