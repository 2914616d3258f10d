import { z } from 'zod';

/** A JSON Schema of draft 2020-12, as zod writes it. */
export interface JsonSchema {
  [keyword: string]: unknown;
  $ref?: string;
  type?: string | string[];
  description?: string;
  enum?: unknown[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
}

/** What may be sent. What has a name of its own is put into `named`, and referred to. */
export function schemaIn(schema: z.ZodType, named: Record<string, JsonSchema>): JsonSchema {
  return jsonSchema(schema, 'input', named);
}

/** What is answered. */
export function schemaOut(schema: z.ZodType, named: Record<string, JsonSchema>): JsonSchema {
  return jsonSchema(schema, 'output', named);
}

function jsonSchema(
  schema: z.ZodType,
  io: 'input' | 'output',
  named: Record<string, JsonSchema>,
): JsonSchema {
  const made = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  const text = JSON.stringify(made).replaceAll('"#/$defs/', '"#/components/schemas/');
  const { $defs = {}, ...rest } = JSON.parse(text) as JsonSchema & { $defs?: Record<string, JsonSchema> };
  delete rest.$schema;
  for (const [name, one] of Object.entries($defs)) {
    delete one.id;
    named[name] ??= one;
  }
  if (typeof rest.id !== 'string') return rest;
  const { id, ...own } = rest;
  named[id] ??= own;
  return { $ref: `#/components/schemas/${id}` };
}
