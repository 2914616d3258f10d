import { z } from 'zod';
import { MOST_LISTED } from '../constants.ts';

const PAGE = 25;
const range = z
  .tuple([z.int().min(0), z.int().min(0)])
  .refine(([first, last]) => first <= last && last - first < MOST_LISTED, {
    error: `A range is two numbers, at most ${MOST_LISTED} records.`,
  });

interface ListShape<Order extends string, Filter extends z.ZodRawShape, Key extends z.ZodType> {
  orders: readonly Order[];
  /** The order when none is asked for. */
  sort: [NoInfer<Order>, 'ASC' | 'DESC'];
  filter: Filter;
  /** What ids are. */
  id: Key;
}

/**
 * What ra-data-simple-rest asks a list for: JSON in each parameter, the range with both ends. `filter={"id":[…]}` asks
 * for certain records. See `rangeOf` for what a range that is left out means.
 */
export function listQuery<Order extends string, Filter extends z.ZodRawShape, Key extends z.ZodType>({
  orders,
  sort,
  filter,
  id,
}: ListShape<Order, Filter, Key>) {
  const chosen = z.strictObject({ ...filter, id: z.array(id).max(MOST_LISTED).optional() });
  return z.strictObject({
    sort: json(z.tuple([z.enum(orders), z.enum(['ASC', 'DESC'])])).default(sort),
    range: json(range).optional(),
    filter: json(chosen).prefault('{}'),
  });
}

/** The first and the last record that are asked for: without a range the first page, or all whose ids are given. */
export function rangeOf(query: { range?: [number, number]; filter: { id?: unknown } }): [number, number] {
  const { id } = query.filter;
  return query.range ?? [0, (Array.isArray(id) ? Math.max(1, id.length) : PAGE) - 1];
}

const LONGEST = 30_000;

function json<Schema extends z.ZodType>(schema: Schema) {
  return z
    .string()
    .max(LONGEST)
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

/** Free text to search for; an empty one is none. */
export const searchText = z
  .string()
  .trim()
  .max(100, 'Search for at most 100 characters.')
  .transform((text) => (text === '' ? undefined : text))
  .optional();

/** The first and the last day of a time, in UTC. */
export const day = z.iso.date('Please give a day, like 2027-11-22.').optional();
