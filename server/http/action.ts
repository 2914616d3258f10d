import type { Request, RequestHandler, Response } from 'express';
import type { z } from 'zod';
import { Refusal } from '../refusal.ts';

/** Called with what a schema made of the body; what it returns is answered as JSON. */
type Act<Schema extends z.ZodType> = (
  input: z.output<Schema>,
  request: Request,
  response: Response,
) => unknown;

/** A POST call: parses the body (400 with what is wrong with which field), acts, answers 200. */
export function action<Schema extends z.ZodType>(schema: Schema, act: Act<Schema>): RequestHandler {
  return async (request, response) => {
    const answer = await act(parsed(schema, request.body ?? {}), request, response);
    response.set('cache-control', 'no-store').json(answer);
  };
}

/** Throws 400 for a value that the schema does not know. */
export function parsed<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.')];
    for (const name of names) {
      fields[name.slice(0, 40)] ??= issue.code === 'unrecognized_keys' ? 'Unknown parameter.' : issue.message;
    }
  }
  throw new Refusal(400, Object.values(fields)[0] ?? 'That cannot be read.', { fields });
}
