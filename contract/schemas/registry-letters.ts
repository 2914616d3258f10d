import { z } from 'zod';
import { MOST_LETTERS, STANDINGS } from '#contract/registry-letters.ts';
import type { Standing } from '#contract/registry-letters.ts';
import { STATES } from '#contract/vocabulary.ts';
import type { State } from '#contract/vocabulary.ts';
import { searchText } from './list-query.ts';
import { line } from './profile-fields.ts';

/** An NPI as an address or a list of ids has it. */
export const npiId = z.coerce
  .string()
  .regex(/^\d{10}$/, 'An NPI has ten digits.')
  .meta({ type: 'string' });

const standings = [...(Object.keys(STANDINGS) as Standing[]), 'none'] as const;

/** What the psychiatrists of the register can be filtered by: a part of the name or the NPI, the place, how they stand here. */
export const peopleFilter = {
  q: searchText,
  state: z.enum(Object.keys(STATES) as [State, ...State[]]).optional(),
  city: searchText,
  standing: z.enum(standings).optional(),
};

/** Whom letters are for: those of a filter, or those that are chosen. What is not answered can be asked again. */
export const lettersFor = z
  .strictObject({
    filter: z.strictObject(peopleFilter).optional(),
    ids: z.array(npiId).min(1).max(MOST_LETTERS).optional(),
    order: z
      .string()
      .min(1)
      .max(100)
      .optional()
      .describe('Made up by who asks: the same order, sent once more, answers the same letters.'),
  })
  .refine(({ filter, ids }) => (filter === undefined) !== (ids === undefined), {
    error: 'Please send a filter or ids, and not both.',
  });

/** The code of a letter, as somebody types it. */
export const letterUse = z.strictObject({ code: line('the code of the letter', 40) });
