import { z } from 'zod';
import { schemaIn } from './json-schema.ts';
import type { JsonSchema } from './json-schema.ts';

/** A parameter of OpenAPI: its value is text, or JSON where it has a `content`. */
export interface Parameter {
  name: string;
  in: 'path' | 'query';
  required?: boolean;
  schema?: JsonSchema;
  content?: { 'application/json': { schema: JsonSchema } };
}

/**
 * The parameters that the schema of a query stands for. Those of public calls take each name with the list of its
 * values (contract/schemas/search.ts, queries.ts), those of the backoffice JSON in each (list-query.ts).
 */
export function parametersOf(query: z.ZodType, named: Record<string, JsonSchema>): Parameter[] {
  const object = meant(query).schema;
  if (!(object instanceof z.ZodObject)) throw new Error('A query is an object of parameters.');
  return Object.entries(object.shape as Record<string, z.ZodType>).map(([name, value]) => {
    const { schema, isOne } = meant(value);
    if (schema instanceof z.ZodTuple || schema instanceof z.ZodObject)
      return { name, in: 'query', content: { 'application/json': { schema: schemaIn(schema, named) } } };
    const one = isOne && schema instanceof z.ZodArray ? (schema.element as z.ZodType) : withoutEmpty(schema);
    return { name, in: 'query', schema: schemaIn(one, named) };
  });
}

/** What a value has to be once it is read: behind defaults and transforms. `isOne`: the first of a list counts. */
function meant(schema: z.ZodType, isOne = false): { schema: z.ZodType; isOne: boolean } {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault)
    return meant(schema.unwrap() as z.ZodType, isOne);
  if (!(schema instanceof z.ZodPipe)) return { schema, isOne };
  const { in: before, out: after } = schema as z.ZodPipe<z.ZodType, z.ZodType>;
  return after instanceof z.ZodTransform ? meant(before, true) : meant(after, isOne);
}

/** An empty text stands for a parameter that is not there. */
function withoutEmpty(schema: z.ZodType): z.ZodType {
  if (!(schema instanceof z.ZodUnion)) return schema;
  const [first, second] = schema.options as z.ZodType[];
  return first instanceof z.ZodLiteral && first.value === '' ? second : schema;
}
