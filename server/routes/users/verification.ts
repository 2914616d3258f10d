import { MESSAGES } from '#contract/messages.ts';
import { tokenOnly, verificationRequest } from '#contract/users.ts';
import type { Context } from '../../context.ts';
import { action } from '../../http/action.ts';
import { queueMail } from '../../mail/mail-content.ts';
import { Refusal } from '../../refusal.ts';
import { maskedEmail } from '../../security/masked-email.ts';

/** Mails another link to somebody who registered, or tried to sign in, and is not verified. */
export const sendVerifyEmail = ({ store, tokens, limits }: Context) =>
  action(verificationRequest, async ({ token }) => {
    const row = await tokens.read(token, 'unverified');
    if (!row) throw new Refusal(201, MESSAGES.sessionRefused);
    const user = store.users.get(row.user_id);
    if (user.verified) throw new Refusal(201, MESSAGES.alreadyVerified);
    const link = await tokens.issue('verify', user.id, maskedEmail(user.email));
    store.transaction(() => {
      limits.countMail(user.email);
      store.tokens.add(link.row);
      queueMail(store, user.email, { kind: 'verify', token: link.token });
    });
    return { message: MESSAGES.verificationSent };
  });

/** SPEC §4, Token handoff: uses up a link's token, verifies its account and answers a session (a JSON string). */
export const tokenExchange = ({ store, tokens, now }: Context) =>
  action(tokenOnly, async ({ token }) => {
    const link = await tokens.read(token, 'verify');
    if (!link) throw new Refusal(201, MESSAGES.linkRefused);
    const session = await tokens.issue('session', link.user_id);
    store.transaction(() => {
      if (!store.tokens.take(link.id, now().toISOString())) throw new Refusal(201, MESSAGES.linkRefused);
      store.users.verify(link.user_id);
      store.tokens.revokeKindOf(link.user_id, 'verify');
      store.tokens.add(session.row);
      store.publish(link.user_id);
      store.audit.add('verified', link.user_id);
    });
    return session.token;
  });
