import type { Request, RequestHandler, Response } from 'express';
import type { z } from 'zod';
import { validate } from './validate.ts';

/** Called with what a schema made of the body; what it returns is answered as JSON. */
type Act<Schema extends z.ZodType> = (
  input: z.output<Schema>,
  request: Request,
  response: Response,
) => unknown;

/** Called with the same, and with what the caller has proven. */
type OwnAct<Schema extends z.ZodType, Caller> = (
  input: z.output<Schema>,
  caller: Caller,
  request: Request,
  response: Response,
) => unknown;

/** A POST call: parses the body (400 with what is wrong with which field), acts, answers 200. */
export function action<Schema extends z.ZodType>(schema: Schema, act: Act<Schema>): RequestHandler {
  return async (request, response) => {
    const result = await act(validate(schema, request.body ?? {}), request, response);
    response.json(result);
  };
}

/** The same for what belongs to somebody: who asks is heard before it is read what is asked. */
export function ownAction<Schema extends z.ZodType, Caller extends { holder(): unknown }>(
  whoAsks: (request: Request) => Promise<Caller>,
  schema: Schema,
  act: OwnAct<Schema, Caller>,
): RequestHandler {
  return async (request, response) => {
    const caller = await whoAsks(request);
    caller.holder();
    const result = await act(validate(schema, request.body ?? {}), caller, request, response);
    response.json(result);
  };
}
