import { z } from 'zod';
import { PROFILE_SECTIONS } from '#contract/profiles.ts';
import type { ProfileSection } from '#contract/profiles.ts';
import { line, paragraphs } from './profile-fields.ts';

/** Credentials that were looked up, by their keys, and where. */
export const approval = z.strictObject({
  checks: z.record(z.string().max(80), z.strictObject({ source: line('where it was looked up', 200) })),
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
