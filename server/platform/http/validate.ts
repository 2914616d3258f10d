import '#contract/schemas/zod-config.ts';
import type { z } from 'zod';
import { Refusal } from './refusal.ts';

/** What a schema makes of a value. Throws 400 with what is wrong with which field, or parameter. */
export function validate<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.')];
    for (const name of names) {
      fields[name.slice(0, 40)] ??= issue.message;
    }
  }
  throw new Refusal(400, Object.values(fields)[0] ?? 'That cannot be read.', { fields });
}
