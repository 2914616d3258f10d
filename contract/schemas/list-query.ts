import { z } from 'zod';

const MOST_AT_ONCE = 100;

/** The query of a list in the dialect of ra-data-simple-rest, with its filters; `id` is one of every list. */
export function listQuery<Filters extends z.ZodRawShape>(filters: Filters) {
  const id = z.array(z.int()).max(MOST_AT_ONCE).optional();
  return z.strictObject({
    sort: z.string().max(100).optional(),
    range: json(z.tuple([z.int().min(0), z.int().min(0)]))
      .refine(
        ([first, last]) => first <= last && last - first < MOST_AT_ONCE,
        `At most ${MOST_AT_ONCE} at once.`,
      )
      .default([0, 24]),
    filter: json(z.strictObject({ id, ...filters })).prefault('{}'),
  });
}

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
