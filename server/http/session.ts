import type { Request } from 'express';
import { MESSAGES } from '#contract/messages.ts';
import type { UserRow } from '../../db/rows.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';

/** One compact JWS and nothing else: SPEC §6 sends the token bare. */
const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** The token of a request, whatever it is good for; null without exactly one. */
export function bareToken({ headers }: Request): string | null {
  return headers.authorization !== undefined && TOKEN.test(headers.authorization)
    ? headers.authorization
    : null;
}

/** Who makes a request. Throws 401 when nobody is signed in. */
export async function signedIn(
  { tokens }: Context,
  request: Request,
): Promise<{ user: UserRow; tokenId: string }> {
  const token = bareToken(request);
  const session = token === null ? null : await tokens.session(token);
  if (!session) throw new Refusal(401, MESSAGES.sessionRefused);
  return session;
}

/** The administrator who makes a request. Throws 401 when nobody is signed in, 403 for anybody else. */
export async function signedInAdmin(context: Context, request: Request): Promise<UserRow> {
  const { user } = await signedIn(context, request);
  if (user.manage_role !== 'admin') throw new Refusal(403, 'Only administrators may do this.');
  return user;
}
