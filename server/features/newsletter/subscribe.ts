import { done } from '#contract/schemas/answers/messages.ts';
import { MESSAGES } from '#contract/messages.ts';
import { codeCheck, emailOnly } from '#contract/schemas/accounts.ts';
import type { Needs } from '../../platform/platform.ts';
import { action } from '../../platform/http/action.ts';
import { addToOutbox } from '../mail/add-to-outbox.ts';
import { codeRefused } from '../accounts/change-password.ts';
import type { UnsubscribeToken } from './unsubscribe-token.ts';

/** What the calls take that subscribe. */
export type SubscriptionNeeds = Needs<'store' | 'codes' | 'limits' | 'sources' | 'perIp'> & {
  unsubscribeToken: UnsubscribeToken;
};

/** SPEC §4, Newsletter: mails a code, to subscribers as to anybody else. */
export const sendSubscribeCode = ({ store, codes, limits, sources }: SubscriptionNeeds) =>
  action(
    {
      does: 'Mails a code that subscribes an address to the newsletter.',
      body: emailOnly,
      answer: done,
      example: { body: { email: 'reader@example.com' } },
    },
    ({ email }, request) => {
      const source = sources.of(request);
      store.transaction(() => {
        limits.countMail('subscribe', email, source);
        addToOutbox(store, email, { kind: 'subscribe-code', code: codes.renew('subscribe', email, source) });
      });
      return { message: MESSAGES.codeSent };
    },
  );

/** Subscribes the address that a right code was mailed to; a subscriber gets the same answer and the same mail. */
export const checkSubscribeCode = ({ store, codes, sources, unsubscribeToken }: SubscriptionNeeds) =>
  action(
    {
      does: 'Subscribes the address that the code was mailed to.',
      body: codeCheck,
      answer: done,
      example: { body: { email: 'reader@example.com', verifyCode: '{subscribe code}' } },
    },
    ({ email, verifyCode }, request) => {
      const source = sources.of(request);
      if (!codes.isRight('subscribe', email, verifyCode, source)) throw codeRefused();
      store.transaction(() => {
        if (!codes.take('subscribe', email, verifyCode)) throw codeRefused();
        const token = store.subscribers.add(email, unsubscribeToken(email));
        addToOutbox(store, email, { kind: 'subscribed', unsubscribeToken: token });
        store.audit.add({ action: 'subscribed', source: source.trace });
      });
      return { message: MESSAGES.subscribed };
    },
  );
