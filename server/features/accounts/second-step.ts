import { webAuthnQuestion } from '#contract/schemas/answers/second-factors.ts';
import { signedIn } from '#contract/schemas/answers/accounts.ts';
import { REPLIES } from '#contract/messages.ts';
import { passkeyLogin, secondStep } from '#contract/schemas/second-factors.ts';
import type { AccountNeeds } from './needs.ts';
import { action } from '../../platform/http/action.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { addToOutbox } from '../mail/add-to-outbox.ts';
import { bareToken } from '../../platform/security/bare-token.ts';
import { enter } from './enter.ts';
import { factorRefused, tellOfCode } from './factor-refused.ts';
import { isAppCode } from '../../platform/security/authenticator-app.ts';

/** Completes a sign-in whose password was right, by a code. Only who has the password has tries here. */
export const completeLogin = (context: AccountNeeds) =>
  action(
    {
      does: 'Completes a sign-in by a code of an app, or by a recovery code.',
      token: 'The token of the sign-in that answered 202.',
      body: secondStep,
      answer: signedIn,
      refuses: { 201: 'It took too long, or the token is used.', 203: 'The account is suspended.' },
    },
    async ({ code }, request) => {
      const { store, tokens, proofs, limits, sources } = context;
      const source = sources.of(request);
      const half = await proofs.tokenOnce(bareToken(request), 'half', tooLate);
      const user = half.holder();
      store.transaction(() => {
        if (!isAppCode(code)) limits.countRecovery(user.email, source);
        else if (limits.countFactor(user.email, source))
          addToOutbox(store, user.email, { kind: 'codes-tried' });
      });
      const factor = proofs.factor(user, code, wrong);
      if (!factor) throw wrong();
      const session = await tokens.issue('session', user.id);
      return proofs.act([half, factor], (holder) => {
        const how = tellOfCode(store, holder, code);
        return enter(context, session, holder, source, how);
      });

      function wrong(): Refusal {
        return factorRefused(user);
      }
    },
  );

/** What a browser asks its passkeys. It is kept nowhere, so that anybody may ask for one. */
export const passkeyQuestion = ({ passkeys }: AccountNeeds) =>
  action(
    {
      does: 'Answers what a browser asks its passkeys (WebAuthn).',
      answer: webAuthnQuestion,
      refuses: { 404: 'Passkeys cannot be used at the address of this site.' },
      example: {},
    },
    () => {
      if (!passkeys.areTaken) throw new Refusal(404, REPLIES.noPasskeysHere);
      return passkeys.question();
    },
  );

/** Signs in by a passkey alone: its device has asked who it is, so it is two factors at once. */
export const loginWithPasskey = (context: AccountNeeds) =>
  action(
    {
      does: 'Signs in with a passkey alone.',
      body: passkeyLogin,
      answer: signedIn,
      refuses: { 203: 'The account is suspended.' },
    },
    async ({ passkey }, request) => {
      const { tokens, proofs, limits, sources } = context;
      const proof = await proofs.passkey(passkey, refused);
      if (!proof) throw refused();
      const { id } = proof.holder();
      const session = await tokens.issue('session', id);
      return proofs.act([proof], (user) => {
        limits.countFactorUse(user.email);
        return enter(context, session, user, sources.of(request), 'with a passkey');
      });

      function refused(): Refusal {
        const user = context.store.secondFactors.passkeys.byId(passkey.id)?.user_id ?? null;
        return new Refusal(400, user === null ? REPLIES.passkeyUnknown : REPLIES.passkeyRefused, {
          note: { action: 'sign-in failed', user, actor: null },
        });
      }
    },
  );

function tooLate(): Refusal {
  return new Refusal(201, REPLIES.secondStepRefused);
}
