import type { Request, Response } from 'express';
import { z } from 'zod';
import { describeCall } from './describe-call.ts';
import type { Call, Described } from './describe-call.ts';
import { validate } from './validate.ts';

type Awaitable<T> = T | Promise<T>;

/** Called with what a schema made of the body; what it returns is answered as JSON. */
type Act<Body extends z.ZodType, Answer extends z.ZodType> = (
  input: z.output<Body>,
  request: Request,
  response: Response,
) => Awaitable<z.input<Answer>>;

/** Called with the same, and with what the caller has proven. */
type OwnAct<Body extends z.ZodType, Answer extends z.ZodType, Caller> = (
  input: z.output<Body>,
  caller: Caller,
  request: Request,
  response: Response,
) => Awaitable<z.input<Answer>>;

/** A call: parses the body (400 with what is wrong with which field), acts, answers 200. One without a body reads none. */
export function action<Body extends z.ZodType, Answer extends z.ZodType>(
  call: Call<Body, Answer>,
  act: Act<Body, Answer>,
): Described {
  return describeCall(call, async (request, response) => {
    const result = await act(read(call, request), request, response);
    response.json(result);
  });
}

/** The same for what belongs to somebody: who asks is heard before it is read what is asked. */
export function ownAction<
  Body extends z.ZodType,
  Answer extends z.ZodType,
  Caller extends { holder(): unknown },
>(
  whoAsks: (request: Request) => Promise<Caller>,
  call: Call<Body, Answer>,
  act: OwnAct<Body, Answer, Caller>,
): Described {
  return describeCall({ who: 'account', ...call }, async (request, response) => {
    const caller = await whoAsks(request);
    caller.holder();
    const result = await act(read(call, request), caller, request, response);
    response.json(result);
  });
}

function read<Body extends z.ZodType>(
  { body, isForm }: Pick<Call<Body>, 'body' | 'isForm'>,
  request: Request,
): z.output<Body> {
  return (body && validate(isForm ? ANY_OBJECT : body, request.body ?? {})) as z.output<Body>;
}

const ANY_OBJECT = z.looseObject({});
