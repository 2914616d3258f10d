import type { Request, RequestHandler, Response, Router } from 'express';
import type { z } from 'zod';

/** Who may make a call: anyone, whoever is signed in, a doctor who is verified, an administrator. */
export type Caller = 'anyone' | 'account' | 'doctor' | 'administrator';

/** What a call is to those who make it. /openapi.json and /api/docs are made of these (docs/api.md). */
export interface Call<Body extends z.ZodType = z.ZodType, Answer extends z.ZodType = z.ZodType> {
  /** What it does, in one sentence. */
  does: string;
  /** Without it, anyone. */
  who?: Caller;
  /** It takes one of the other tokens: which, in a sentence. */
  token?: string;
  /** It wants to be shown anew who asks (428): always, or of accounts with a second factor. */
  fresh?: boolean;
  /** Of each name with the list of its values, or with one value. */
  query?: z.ZodType;
  body?: Body;
  /** `act` itself reads the body, any object: what is not right in it is 202. */
  isForm?: true;
  /** The media type of a body that is not JSON. */
  takes?: string;
  /** The body of a 200. */
  answer: Answer;
  /** The media type of an answer that is not JSON. */
  type?: string;
  /** When it is refused, by status, in a sentence; besides what every call of its kind refuses. */
  refuses?: Partial<Record<number, string>>;
  /** What a refusal says besides its message. */
  tells?: Partial<Record<number, z.ZodType>>;
  /** A call as it may be made: the query with its `?`, the parts that its path leaves open, the body. */
  example?: { query?: string; parts?: Record<string, string | number>; body?: unknown };
}

export type Described<Handler = RequestHandler> = Handler & { about: Call };

/** A call with the method and the path that it is mounted at, `:name` for what that leaves open. */
export interface MountedCall extends Call {
  /** Which part of the API it belongs to. */
  section: string;
  method: string;
  path: string;
}

/** Says what a handler does that is no `action`. */
export function describeCall(
  call: Call,
  handler: (request: Request, response: Response) => unknown,
): Described {
  return Object.assign(handler as RequestHandler, { about: call });
}

/** The calls of a router, mounted at a path. Throws for one that does not say what it is. */
export function callsOf(section: string, prefix: string, router: Router): MountedCall[] {
  return router.stack.flatMap(({ route }) => {
    const last = route?.stack.at(-1);
    if (!route || !last) return [];
    const path = (prefix + route.path).replace(/\/$/, '');
    const { about } = last.handle as Partial<Described>;
    if (!about) throw new Error(`${path} does not say what it is: see docs/api.md.`);
    return [{ ...about, section, method: last.method, path }];
  });
}
