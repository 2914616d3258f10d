/** Who may do what: sessions, passwords, codes, and how often one may try (docs/security.md). */
import type { Request } from 'express';
import { MESSAGES } from '#contract/messages.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Proof } from './proofs.ts';

/** One compact JWS and nothing else: SPEC §6 sends the token bare. */
const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** The token of a request, whatever it is good for; null without exactly one. */
export function bareToken({ headers }: Request): string | null {
  return headers.authorization !== undefined && TOKEN.test(headers.authorization)
    ? headers.authorization
    : null;
}

/** That somebody is signed in, else 401. */
export function signedIn({ proofs }: Context, request: Request): Promise<Proof> {
  return proofs.token(bareToken(request), 'session', nobody);
}

/** That an administrator is signed in: 401 for nobody, 403 for anybody else. */
export async function signedInAdmin(context: Context, request: Request): Promise<Proof> {
  const { holder } = await signedIn(context, request);
  function administrator() {
    const user = holder();
    if (user.manage_role === 'admin') return user;
    throw new Refusal(403, 'Only administrators may do this.', {
      note: { action: 'guard refused', user: user.id },
    });
  }
  return { holder: administrator, redeem: administrator };
}

function nobody(): Refusal {
  return new Refusal(401, MESSAGES.sessionRefused, { note: { action: 'guard refused' } });
}
