import { z } from 'zod';
import { PROFILE_SECTIONS } from '#contract/profiles.ts';
import type { ProfileSection } from '#contract/profiles.ts';
import { line, paragraphs } from './profile-fields.ts';

const MOST_AT_ONCE = 100;

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

/** The query of ra-data-simple-rest. The order is always the oldest first. */
export const reviewList = z.strictObject({
  sort: z.string().max(100).optional(),
  range: json(z.tuple([z.int().min(0), z.int().min(0)]))
    .refine(
      ([first, last]) => first <= last && last - first < MOST_AT_ONCE,
      `At most ${MOST_AT_ONCE} at once.`,
    )
    .default([0, 24]),
  filter: json(z.strictObject({ id: z.array(z.int()).max(MOST_AT_ONCE).optional() })).default({}),
});

function json<Schema extends z.ZodType>(schema: Schema) {
  return z
    .string()
    .max(2_000)
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue('This is not JSON.');
        return z.NEVER;
      }
    })
    .pipe(schema);
}
