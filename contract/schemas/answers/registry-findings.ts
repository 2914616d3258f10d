import { z } from 'zod';
import { FINDING_STATES } from '#contract/registry-findings.ts';
import type { FindingState } from '#contract/registry-findings.ts';
import { comparison } from './registry.ts';

export const registryFinding = z
  .object({
    ...comparison.shape,
    id: z.number(),
    doctor: z.number(),
    first_name: z.string(),
    last_name: z.string(),
    npi: z.string().nullable().describe('Of the profile as it was saved last.'),
    found_at: z.string(),
    took_off: z.boolean().describe('The profile was taken off the site for it.'),
    is_off: z.boolean().describe('The profile is off the site now, for whatever reason.'),
    state: z.enum(Object.keys(FINDING_STATES) as [FindingState, ...FindingState[]]),
    gone_at: z.string().nullable().describe('Since when the register does not say it.'),
    settled_at: z.string().nullable(),
    settled_by: z.string().nullable().describe('The name of an administrator; null for one who has left.'),
    note: z.string().nullable().describe('What that administrator found.'),
  })
  .meta({
    id: 'RegistryFinding',
    description: 'What a register says against a profile. Dates are ISO date-times.',
  });
export type RegistryFinding = z.output<typeof registryFinding>;

/** What a doctor is told of one. */
export const ownFinding = comparison
  .extend({ took_off: z.boolean().describe('The profile was taken off the site for it.') })
  .meta({
    id: 'OwnFinding',
    description: 'What a register says against the own profile, and is looked into.',
  });
export type OwnFinding = z.output<typeof ownFinding>;
