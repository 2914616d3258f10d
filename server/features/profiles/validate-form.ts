import type { z } from 'zod';
import { Refusal } from '../../platform/http/refusal.ts';
import { validate } from '../../platform/http/validate.ts';

/**
 * What a schema makes of what somebody filled in. Throws 202 with the first value that is not right and what would be
 * (design/3), and 400 for what no form of ours sends: unknown keys, values of another type.
 */
export function validateForm<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const { issues } = result.error;
  if (issues.some(({ code }) => code === 'unrecognized_keys' || code === 'invalid_type')) {
    return validate(schema, body);
  }
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) fields[path.join('.')] ??= message;
  const [field, message] = Object.entries(fields)[0];
  throw new Refusal(202, message, { field, fields });
}
