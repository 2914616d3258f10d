import { done } from '#contract/schemas/answers/messages.ts';
import { z } from 'zod';
import { MESSAGES, REPLIES } from '#contract/messages.ts';
import { tokenOnly, verificationRequest } from '#contract/schemas/accounts.ts';
import { removeAccount } from './remove-account.ts';
import type { AccountNeeds } from './needs.ts';
import { action } from '../../platform/http/action.ts';
import type { Tokens } from '../../platform/security/tokens.ts';
import { addToOutbox } from '../mail/add-to-outbox.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { maskedEmail } from '../../platform/security/masked-email.ts';

/** Mails another link to somebody who registered, or tried to sign in, and is not verified. */
export const sendVerifyEmail = ({ store, tokens, proofs, limits, sources }: AccountNeeds) =>
  action(
    {
      does: 'Mails another link to somebody who is not verified yet.',
      body: verificationRequest,
      answer: done,
      refuses: { 201: 'The token is over, or the address is verified already.' },
      example: { body: { token: '{unverified}' } },
    },
    async ({ token, plan }, request) => {
      const proof = await proofs.token(token, 'unverified', () => new Refusal(201, MESSAGES.sessionRefused));
      const { id, email } = proof.holder();
      const link = await tokens.issue('verify', id, { hint: maskedEmail(email), plan });
      proofs.act([proof], ({ verified }) => {
        if (verified) throw new Refusal(201, REPLIES.alreadyVerified);
        limits.countMail('verify', email, sources.of(request));
        store.tokens.add(link.row);
        addToOutbox(store, email, { kind: 'verify', token: link.token });
      });
      return { message: REPLIES.verificationSent };
    },
  );

/** SPEC §4, Token handoff: uses up a link's token, verifies its account and answers a session (a JSON string). */
export const tokenExchange = ({ store, tokens, proofs, sources, now }: AccountNeeds) =>
  action(
    {
      does: 'Verifies the address that a link was mailed to, and answers a session as a JSON string.',
      body: tokenOnly,
      answer: z.string(),
      refuses: { 201: 'The link is used or over, or a part of it is missing.' },
      example: { body: { token: '{link}' } },
    },
    async ({ token }, request) => {
      const proof = await proofs.tokenOnce(token, 'verify', await refusalOf(tokens, token));
      const session = await tokens.issue('session', proof.holder().id);
      const source = sources.of(request);
      proofs.act([proof], ({ id, email }) => {
        store.users.prove(id);
        store.outbox.allow(email);
        store.invitations.takeUp(store.users.get(id));
        store.tokens.revokeKindOf(id, 'verify');
        store.tokens.add({ ...session.row, device: source.device });
        store.knownSources.add(id, source.key, now().toISOString());
        store.audit.add({ action: 'verified', user: id, source: source.trace });
      });
      return session.token;
    },
  );

/** Deletes an account that somebody made with an address of others; the link in the mail proves whose address it is. */
export const disownAccount = (context: AccountNeeds) =>
  action(
    {
      does: 'Deletes an account that somebody made with an address of others, by the link that was mailed there.',
      body: tokenOnly,
      answer: done,
      refuses: { 201: 'The link is used or over, or a part of it is missing.' },
      example: { body: { token: '{link}' } },
    },
    async ({ token }, request) => {
      const { store, tokens, proofs, sources } = context;
      const refused = await refusalOf(tokens, token);
      const proof = await proofs.tokenOnce(token, 'verify', refused);
      proofs.act([proof], (user) => {
        if (user.verified) throw refused();
        removeAccount(context, user.id);
        store.audit.add({
          action: 'disowned account',
          user: user.id,
          actor: null,
          source: sources.of(request).trace,
        });
      });
      return { message: REPLIES.accountDisowned };
    },
  );

/** Of a link that does not hold: whether it was a whole one. */
async function refusalOf(tokens: Tokens, token: string): Promise<() => Refusal> {
  const message = (await tokens.isOurs(token)) ? REPLIES.linkRefused : REPLIES.linkBroken;
  return () => new Refusal(201, message);
}
