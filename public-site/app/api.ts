import { answerBody, messageOf } from '#contract/answer-body.ts';
import { MESSAGES } from '#contract/messages.ts';
import type { Way } from '#contract/second-factors.ts';

/** A refusal of the API: HTTP status, message for the person, and what is wrong with which parameter. */
export class ApiError extends Error {
  readonly status: number;
  readonly fields: Record<string, string>;
  /** Seconds until it may be tried again. */
  readonly retryAfter: number | undefined;
  /** Of a call that wants its caller to show once more who they are (428): how they can. */
  readonly ways: readonly Way[];

  constructor(
    status: number,
    message: string,
    fields: Record<string, string> = {},
    retryAfter?: number,
    ways: readonly Way[] = [],
  ) {
    super(message);
    this.status = status;
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.ways = ways;
  }
}

/** SPEC §4: 201 to 203 say that nothing was done, and why. */
export interface Refused {
  status: 201 | 202 | 203;
  message: string;
  /** The one value that was not accepted. */
  field?: string;
  /** All that the answer says. */
  body: unknown;
}

/** 200 stands for every success; the body of one that says nothing is null. */
export type Posted<T> = { status: 200; body: T } | Refused;

let authorization: string | null = null;
let onRefused: (token: string) => void = () => undefined;

/** Sends this token with every call from now on (SPEC §6: bare, without a prefix); null for none. */
export function authorize(token: string | null): void {
  authorization = token;
}

/** Has it told when the API does not take the token any more that calls are made with. */
export function whenRefused(listener: (token: string) => void): void {
  onRefused = listener;
}

/** What says to the API who asks. */
export function ownHeaders(): { authorization?: string } {
  return authorization === null ? {} : { authorization };
}

/** Gets a path of the API; null when it answers nothing. Throws ApiError; the messages without an answer are those of SPEC §8. */
export async function get(path: string): Promise<unknown> {
  const { status, body, retryAfter } = await answerOf(path, {});
  if (!isSuccess(status)) throw errorOf(status, body, retryAfter);
  return body;
}

/** The same for what the API answers to the signed-in user alone. */
export async function getOwn<T>(path: string): Promise<T> {
  const token = authorization;
  const { status, body, retryAfter } = await answerOf(path, {
    headers: ownHeaders(),
  });
  if (!isSuccess(status)) throw errorOf(status, body, retryAfter, token);
  return body as T;
}

/**
 * Posts to a path of the API, as the signed-in user or under a token given. `keepalive`: also when the page goes
 * meanwhile. Throws ApiError, as `get`.
 */
export async function post<T>(
  path: string,
  payload: object = {},
  token = authorization,
  keepalive = false,
): Promise<Posted<T>> {
  const { status, body, retryAfter } = await answerOf(path, {
    method: 'POST',
    keepalive,
    headers: { 'content-type': 'application/json', ...(token !== null && { authorization: token }) },
    body: JSON.stringify(payload),
  });
  if (!isSuccess(status)) throw errorOf(status, body, retryAfter, token);
  if (status !== 201 && status !== 202 && status !== 203) return { status: 200, body: body as T };
  const { field } = (body ?? {}) as { field?: string };
  return { status, message: messageOf(body) ?? MESSAGES.corrupted, field, body };
}

/** The error that an answer of the API with this status stands for; and the end of a session, when it says that of its token. */
export function errorOf(
  status: number,
  body: unknown,
  retryAfter?: number,
  token: string | null = null,
): ApiError {
  const { fields, ways } = (body ?? {}) as { fields?: Record<string, string>; ways?: Way[] };
  const message = messageOf(body) ?? MESSAGES.corrupted;
  if (token !== null && token === authorization && status === 401 && message === MESSAGES.sessionRefused)
    onRefused(token);
  return new ApiError(status, message, fields, retryAfter, ways);
}

/** SPEC §7 */
function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

interface Answer {
  status: number;
  body: unknown;
  retryAfter: number | undefined;
}

async function answerOf(path: string, init: RequestInit): Promise<Answer> {
  try {
    const response = await fetch(path, init);
    const retryAfter = Number(response.headers.get('retry-after')) || undefined;
    const body = answerBody(await response.text(), response.headers.get('content-type'));
    return { status: response.status, body, retryAfter };
  } catch {
    // Broken off, perhaps in the middle of the answer: what was answered is not known.
    throw new ApiError(0, MESSAGES.disconnected);
  }
}
