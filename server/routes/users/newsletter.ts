import { MESSAGES } from '#contract/messages.ts';
import { codeCheck, emailOnly } from '#contract/users.ts';
import type { Context } from '../../context.ts';
import { action } from '../../http/action.ts';
import { queueMail } from '../../mail/mail-content.ts';
import { Refusal } from '../../refusal.ts';

/** SPEC §4, Newsletter: mails a code, to subscribers as to anybody else. */
export const sendSubscribeCode = ({ store, codes, limits }: Context) =>
  action(emailOnly, ({ email }) => {
    store.transaction(() => {
      limits.countMail(email);
      queueMail(store, email, { kind: 'subscribe-code', code: codes.renew('subscribe', email) });
    });
    return { message: MESSAGES.codeSent };
  });

/** Subscribes the address that a right code was mailed to; a subscriber gets the same answer and the same mail. */
export const checkSubscribeCode = ({ store, codes, unsubscribeToken }: Context) =>
  action(codeCheck, ({ email, verifyCode }) => {
    if (!codes.use('subscribe', email, verifyCode)) {
      throw new Refusal(400, MESSAGES.codeRefused, { fields: { verifyCode: MESSAGES.codeRefused } });
    }
    store.transaction(() => {
      const token = store.subscribers.add(email, unsubscribeToken(email));
      queueMail(store, email, { kind: 'subscribed', unsubscribeToken: token });
      store.audit.add('subscribed', null);
    });
    return { message: MESSAGES.subscribed };
  });
