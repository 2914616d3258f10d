import { z } from 'zod';
import { REPORTS } from '#contract/reports.ts';
import type { ReportKind } from '#contract/reports.ts';
import { listQuery } from './list-query.ts';

const kinds = Object.keys(REPORTS) as [ReportKind, ...ReportKind[]];

/** What a visitor says is wrong, and of which profile. */
export const report = z.strictObject({
  id: z.int('Please name a profile.').positive('Please name a profile.'),
  kind: z.enum(kinds, 'Please choose what is wrong.'),
});

/** The query of ra-data-simple-rest; the newest are always first. */
export const reportList = listQuery({ settled: z.boolean().optional(), doctor: z.int().optional() });
