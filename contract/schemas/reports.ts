import { z } from 'zod';
import { REPORTS } from '#contract/reports.ts';
import type { ReportKind } from '#contract/reports.ts';

const kinds = Object.keys(REPORTS) as [ReportKind, ...ReportKind[]];

/** What a visitor says is wrong, and of which profile. */
export const report = z.strictObject({
  id: z.int('Please name a profile.').positive('Please name a profile.'),
  kind: z.enum(kinds, 'Please choose what is wrong.'),
});

/** What the list of reports can be filtered by. */
export const reportFilter = {
  settled: z.boolean().optional(),
  doctor: z.int().optional(),
  kind: z.enum(kinds).optional(),
};
