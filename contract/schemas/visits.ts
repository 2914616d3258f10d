import { z } from 'zod';
import { VISIT_KINDS } from '#contract/visits.ts';

/** What a page tells of a visitor. `id`: the doctor's. */
export const visit = z.strictObject({
  id: z.int('An id is a whole number.').min(1, 'An id is above 0.'),
  kind: z.enum(VISIT_KINDS, `A visit is one of these: ${VISIT_KINDS.join(', ')}.`),
});
