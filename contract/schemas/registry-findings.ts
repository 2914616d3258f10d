import { z } from 'zod';
import { FINDING_RESULTS, FINDING_STATES } from '#contract/registry-findings.ts';
import type { FindingState } from '#contract/registry-findings.ts';

/** What the list of findings can be filtered by. */
export const findingFilter = {
  state: z.enum(Object.keys(FINDING_STATES) as [FindingState, ...FindingState[]]).optional(),
  result: z.enum(FINDING_RESULTS).optional(),
  doctor: z.int().optional(),
};

/** What an administrator found who has looked into one. */
export const findingNote = z.strictObject({
  note: z
    .string({ error: 'Please say what you found.' })
    .trim()
    .min(3, { error: 'Please say what you found.' })
    .max(300, { error: 'Please say it in at most 300 characters.' }),
});
