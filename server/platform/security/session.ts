/** Who may do what: sessions, passwords, codes, and how often one may try (docs/security.md). */
import type { Request } from 'express';
import { MESSAGES, REPLIES } from '#contract/messages.ts';
import { OPERATOR_REPLIES } from '#contract/accounts.ts';
import { PROFILE_MESSAGES } from '#contract/profile-messages.ts';
import type { UserRow } from '../../../db/accounts/rows.ts';
import type { Store } from '../../../db/store.ts';
import type { Config } from '../configuration/config.ts';
import { Refusal } from '../http/refusal.ts';
import { bareToken } from './bare-token.ts';
import type { Proof, Proofs, SessionProof } from './proofs.ts';
import type { Tokens } from './tokens.ts';
import { waysOf } from './ways-to-prove.ts';

/** That somebody is signed in, else 401. */
export function signedIn({ proofs }: { proofs: Proofs }, request: Request): Promise<Proof> {
  return proofs.token(bareToken(request), 'session', nobody);
}

/** That somebody is signed in and has lately shown who they are, else 428: for what cannot be undone. */
export function freshlySignedIn(
  { proofs, store }: { proofs: Proofs; store: Store },
  request: Request,
): Promise<SessionProof> {
  return proofs.fresh(
    bareToken(request),
    nobody,
    (user) => new Refusal(428, REPLIES.proofWanted, { ways: waysOf(store, user) }),
  );
}

/** The same where whoever has an account hears why it is refused: 201 for one that is not verified, 203 for a suspended one. */
export async function signedInDoctor(
  context: { config: Pick<Config, 'contactAddress'>; proofs: Proofs; tokens: Tokens },
  request: Request,
): Promise<Proof> {
  const token = bareToken(request);
  const owner = await ownerOf(context, token);
  return context.proofs.token(token, 'session', () => {
    const user = owner();
    if (user && user.suspended_at !== null)
      return new Refusal(203, OPERATOR_REPLIES.suspended(context.config.contactAddress));
    return user && !user.verified ? new Refusal(201, PROFILE_MESSAGES.notVerified) : nobody();
  });
}

/** Whose token it is as of now, with one that was given out for signing in. */
async function ownerOf({ tokens }: { tokens: Tokens }, token: string | null): Promise<() => UserRow | null> {
  for (const audience of ['session', 'unverified'] as const) {
    const id = token === null ? null : await tokens.idOf(token, audience);
    if (id !== null) return () => tokens.owner(id, audience);
  }
  return () => null;
}

/** That an administrator is signed in: 401 for nobody, 403 for anybody else. */
export async function signedInAdmin(context: { proofs: Proofs }, request: Request): Promise<Proof> {
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
