import { z } from 'zod';
import { MESSAGES, REPLIES } from '#contract/messages.ts';
import { proof as proofGiven } from '#contract/schemas/second-factors.ts';
import { PROOF_MINUTES } from '#contract/second-factors.ts';
import type { UserRow } from '../../../db/accounts/rows.ts';
import type { AccountNeeds } from './needs.ts';
import { ownAction } from '../../platform/http/action.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Proof } from '../../platform/security/proofs.ts';
import { bareToken } from '../../platform/security/bare-token.ts';
import { signedIn } from '../../platform/security/session.ts';
import type { Source } from '../../platform/security/network-digest.ts';
import { factorRefused, tellOfCode } from './factor-refused.ts';

/** Shows once more who uses a session. For ten minutes it may then do what cannot be undone. */
export const prove = (context: AccountNeeds) =>
  ownAction(
    (request) => signedIn(context, request),
    {
      does: 'Shows once more who uses a session: for ten minutes it may then do what cannot be undone.',
      body: proofGiven,
      answer: z.object({ until: z.string() }),
      refuses: { 202: 'The passkey is of another account.' },
      example: { body: { password: 'demo-password-1' } },
    },
    async (given, session, request) => {
      const { store, proofs, tokens, limits, sources, now } = context;
      const source = sources.of(request);
      const user = session.holder();
      const shown = await shownBy(context, user, given, source);
      const id = await tokens.idOf(bareToken(request) ?? '', 'session');
      if (shown.holder().id !== user.id) throw new Refusal(202, REPLIES.passkeyOfAnother);
      const until = new Date(now().getTime() + PROOF_MINUTES * 60_000);
      proofs.act([session, shown], (holder) => {
        limits.countFactorUse(user.email);
        if ('code' in given) limits.clearProofs(user.email);
        const note = 'code' in given ? tellOfCode(store, holder, given.code) : null;
        store.tokens.markProved(id ?? '', now().toISOString());
        store.audit.add({ action: 'proved again', user: user.id, source: source.trace, note });
      });
      return { until: until.toISOString() };
    },
  );

/** Throws 400 for what is wrong, and for a password where there is more than that. */
async function shownBy(
  { store, proofs, limits }: AccountNeeds,
  user: UserRow,
  given: z.output<typeof proofGiven>,
  source: Source,
): Promise<Proof> {
  if ('passkey' in given) {
    const passkey = await proofs.passkey(given.passkey, passkeyRefused);
    if (!passkey) throw passkeyRefused();
    return passkey;
  }
  if ('password' in given) {
    if (store.secondFactors.has(user.id)) throw passwordRefused(REPLIES.secondFactorWanted);
    const password = await proofs.confirmation(user.email, given.password, source, gone);
    if (!password) throw passwordRefused(REPLIES.currentPasswordWrong);
    return password;
  }
  store.transaction(() => limits.countProof(user.email));
  const code = proofs.factor(user, given.code, () => factorRefused(user, user.id));
  if (!code) throw factorRefused(user, user.id);
  return code;

  function passkeyRefused(): Refusal {
    return new Refusal(400, REPLIES.passkeyRefused, {
      note: { action: 'second factor refused', user: user.id },
    });
  }

  function passwordRefused(sentence: string): Refusal {
    return new Refusal(400, sentence, {
      fields: { password: sentence },
      note: { action: 'current password refused', user: user.id },
    });
  }
}

function gone(): Refusal {
  return new Refusal(401, MESSAGES.sessionRefused);
}
