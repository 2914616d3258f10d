import type { Insurance } from '#contract/vocabulary.ts';
import { valueWords } from '../../../db/search/reading/listed-words.ts';

const NAMES = Object.fromEntries(
  valueWords('insurances').map(({ heading: [{ value }], entries }) => [value, entries]),
) as Record<Insurance, string[]>;

/** What GET /api/insurer-names answers: what people call each insurer besides its label, in small letters. */
export const insurerNames = (): Record<Insurance, string[]> => NAMES;
