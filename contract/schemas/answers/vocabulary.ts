/** answers/: what calls answer. The types of contract/ are made of it, and so is what /openapi.json says of answers. */
import { z } from 'zod';
import { RADII } from '#contract/constants.ts';
import type { Radius } from '#contract/constants.ts';
import { IMPORT_COLUMNS } from '#contract/imports.ts';
import { DELIVERY_STATES, NEWSLETTER_STATES } from '#contract/newsletters.ts';
import { REPORTS } from '#contract/reports.ts';
import {
  AGES,
  BOARDS,
  CONDITIONS,
  EARLIEST_VISITS,
  FEE_BOUNDS,
  FLAGS,
  GENDERS,
  INSURANCES,
  LANGUAGES,
  SORTS,
  STATES,
  TREATMENTS,
  VOCABULARY,
} from '#contract/vocabulary.ts';

export const state = keyOf('State', STATES);
export const condition = keyOf('Condition', CONDITIONS);
export const treatment = keyOf('Treatment', TREATMENTS);
export const insurance = keyOf('Insurance', INSURANCES);
export const age = keyOf('Age', AGES);
export const language = keyOf('Language', LANGUAGES);
export const gender = keyOf('Gender', GENDERS);
export const board = keyOf('Board', BOARDS);
export const listFilter = keyOf('ListFilter', VOCABULARY);
export const flag = keyOf('Flag', FLAGS);
export const feeFilter = keyOf('FeeFilter', FEE_BOUNDS);
export const earliestVisit = keyOf('EarliestVisit', EARLIEST_VISITS);
export const sort = keyOf('Sort', SORTS);
export const reportKind = keyOf('ReportKind', REPORTS);
export const importColumn = keyOf('ImportColumn', IMPORT_COLUMNS);
export const newsletterState = z.enum(NEWSLETTER_STATES);
export const deliveryState = z.enum(DELIVERY_STATES);
export const radius = z.literal([...RADII] as Radius[]);

/** One of the words of a list, by its key. */
function keyOf<Key extends string>(id: string, words: Record<Key, unknown>) {
  return z.enum(Object.keys(words) as [Key, ...Key[]]).meta({ id });
}
