import { secondStep } from '#contract/schemas/answers/second-factors.ts';
import { done, unverified } from '#contract/schemas/answers/messages.ts';
import { signedIn } from '#contract/schemas/answers/accounts.ts';
import { MESSAGES, REPLIES } from '#contract/messages.ts';
import { OPERATOR_REPLIES } from '#contract/accounts.ts';
import { PROFILE_MESSAGES } from '#contract/profile-messages.ts';
import { login as credentials, nothing, tokenOnly } from '#contract/schemas/accounts.ts';
import type { Audience, UserRow } from '../../../db/accounts/rows.ts';
import type { Store } from '../../../db/store.ts';
import type { AccountNeeds } from './needs.ts';
import { action } from '../../platform/http/action.ts';
import { bareToken } from '../../platform/security/bare-token.ts';
import { waysOf } from '../../platform/security/ways-to-prove.ts';
import { enter } from './enter.ts';
import { userOf } from './user-of.ts';
import { Refusal } from '../../platform/http/refusal.ts';

/**
 * SPEC §4, Login. Known and unknown addresses get the same answer after the same work. Where a second factor is asked
 * for, the password gives half a session (202): second-step.ts completes it.
 */
export const login = (context: AccountNeeds) =>
  action(
    {
      does: 'Signs in with a password.',
      body: credentials,
      answer: signedIn,
      refuses: {
        201: 'The address is not verified: the token asks for another mail with /api/user/send-verify-email.',
        202: 'A second factor is wanted: the token completes the sign-in with /api/user/complete-login.',
        203: 'The account is suspended.',
        401: 'The address or the password is not right.',
      },
      tells: { 201: unverified, 202: secondStep },
      example: { body: { email: 'doctor@example.com', password: 'demo-password-1' } },
    },
    async ({ email, password }, request) => {
      const { config, store, tokens, proofs, sources } = context;
      const source = sources.of(request);
      const proof = await proofs.password(email, password, source, wrong);
      if (!proof) throw wrong();
      const { id } = proof.holder();
      const audience = audienceFor(store, proof.holder());
      const issued = await tokens.issue(audience, id);
      const { token, row } = issued;
      const answer = proofs.act([proof], (user) => {
        // It was verified while this waited, or a second factor was added or removed.
        if (audienceFor(store, user) !== audience) throw new Refusal(503, REPLIES.busy, { retryAfter: 1 });
        if (audience === 'session') return enter(context, issued, user, source, null);
        if (user.suspended_at !== null)
          throw new Refusal(203, OPERATOR_REPLIES.suspended(config.contactAddress));
        store.tokens.add(row);
        if (audience === 'unverified')
          return new Refusal(201, PROFILE_MESSAGES.notVerified, { token, user: userOf(store, user) });
        store.audit.add({ action: 'asked for second factor', user: id, actor: null, source: source.trace });
        return new Refusal(202, REPLIES.secondFactorWanted, { token, ways: waysOf(store, user) });
      });
      if (answer instanceof Refusal) throw answer;
      return answer;

      function wrong(): Refusal {
        const user = store.users.byEmail(email)?.id ?? null;
        return new Refusal(401, REPLIES.wrongPassword, {
          note: { action: 'sign-in failed', user, actor: null },
        });
      }
    },
  );

/** What a right password is good for. */
function audienceFor({ secondFactors }: Store, { id, verified }: UserRow): Audience {
  if (!verified) return 'unverified';
  return secondFactors.has(id) ? 'half' : 'session';
}

/** SPEC §7, login-with-token and token-verification: whether a session is still good. Never makes it longer. */
export const loginWithToken = ({ store, proofs }: AccountNeeds) =>
  action(
    {
      does: 'Says whose a session is. It never makes it longer.',
      body: tokenOnly,
      answer: signedIn,
      refuses: { 201: 'The session is over.' },
      example: { body: { token: '{session}' } },
    },
    async ({ token }) => {
      const proof = await proofs.token(token, 'session', () => new Refusal(201, MESSAGES.sessionRefused));
      return { token, user: userOf(store, proof.holder()) };
    },
  );

/** Ends the session at once. Answers the same to whoever has none. */
export const logout = ({ store, tokens, sources }: AccountNeeds) =>
  action(
    {
      does: 'Ends the session at once. Answers the same to whoever has none.',
      token: 'The session that ends.',
      body: nothing,
      answer: done,
      example: {},
    },
    async (_, request) => {
      const token = bareToken(request);
      const id = token === null ? null : await tokens.idOf(token, 'session');
      if (id !== null) {
        store.transaction(() => {
          const user = tokens.holder(id, 'session');
          store.tokens.revoke(id);
          if (user)
            store.audit.add({ action: 'signed out', user: user.id, source: sources.of(request).trace });
        });
      }
      return { message: MESSAGES.loggedOut };
    },
  );
