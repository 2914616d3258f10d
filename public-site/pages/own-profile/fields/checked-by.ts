import { set } from 'react-hook-form';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/** Checks a form by the server's own schema: the first message of each field, as the server gives it. */
export function checkedBy<Input extends FieldValues, Output extends FieldValues>(
  schema: z.ZodType<Output, Input>,
): Resolver<Input, unknown, Output> {
  return (values) => {
    const result = schema.safeParse(values);
    if (result.success) return { values: result.data, errors: {} };
    const errors: FieldErrors<Input> = {};
    const told = new Set<string>();
    for (const { path, message } of result.error.issues) {
      const name = path.join('.');
      if (!told.has(name)) set(errors, name, { type: 'schema', message });
      told.add(name);
    }
    return { values: {}, errors };
  };
}
