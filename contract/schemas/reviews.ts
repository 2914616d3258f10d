import { z } from 'zod';
import { PROFILE_SECTIONS, REGISTER_STATUSES } from '#contract/profiles.ts';
import type { ProfileSection } from '#contract/profiles.ts';
import { comparisonResult } from './answers/registry.ts';
import { choice, line, lineOrNone, paragraphs } from './profile-fields.ts';

const lookedUp = z.strictObject({
  source: line('where it was looked up', 200),
  said: z.strictObject({
    number: lineOrNone('the number in the register', 60),
    status: choice(REGISTER_STATUSES, 'what the register says of it').nullable(),
    expires: z.iso.date('The date in the register is a real month, day and year.').nullable(),
    address: lineOrNone('the address in the register', 200),
  }),
});

/** Credentials that were looked up, by their keys: where, and what was found there. */
export const approval = z.strictObject({
  checks: z.record(z.string().max(80), lookedUp),
  against: z
    .array(comparisonResult)
    .optional()
    .describe('As it was read: where the registers say something else by now, nothing is approved.'),
});

const reason = paragraphs('the reason', 2_000).min(1, 'Please write the reason: the doctor reads it.');
const sections = Object.keys(PROFILE_SECTIONS) as [ProfileSection, ...ProfileSection[]];

export const rejection = z.strictObject({
  reason,
  sections: z
    .array(z.enum(sections, 'There is no such section.'))
    .min(1, 'Please choose the sections that the reason concerns.')
    .max(sections.length, 'Please choose each section once.')
    .refine((chosen) => new Set(chosen).size === chosen.length, 'Please choose each section once.'),
});

export const suspension = z.strictObject({ reason });
