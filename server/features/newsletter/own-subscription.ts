import { MESSAGES } from '#contract/messages.ts';
import { newsletterWish } from '#contract/schemas/accounts.ts';
import { done } from '#contract/schemas/answers/messages.ts';
import type { Needs } from '../../platform/platform.ts';
import { ownAction } from '../../platform/http/action.ts';
import { signedIn } from '../../platform/security/session.ts';
import { addToOutbox } from '../mail/add-to-outbox.ts';
import { refuseUnproven } from '../mail/refuse-unproven.ts';
import type { SubscriptionNeeds } from './subscribe.ts';

/** Begins or ends the newsletter of who is signed in: where the address is proven no code is asked for. */
export const changeOwnSubscription = (context: SubscriptionNeeds & Needs<'proofs'>) =>
  ownAction(
    (request) => signedIn(context, request),
    {
      does: 'Begins or ends the newsletter to the address of the account.',
      body: newsletterWish,
      answer: done,
      refuses: {
        409: 'An administrator wrote or confirmed the address, and nobody has shown that they read it.',
      },
      example: { body: { wanted: true } },
    },
    ({ wanted }, session, request) => {
      const { store, proofs, limits, sources, unsubscribeToken } = context;
      return proofs.act([session], (user) => {
        refuseUnproven(user);
        const { email } = user;
        const message = wanted ? MESSAGES.subscribed : 'You get no newsletter any more.';
        if (store.subscribers.has(email) === wanted) return { message };
        limits.countSave(email);
        if (wanted) {
          const token = store.subscribers.add(email, unsubscribeToken(email));
          addToOutbox(store, email, { kind: 'subscribed', unsubscribeToken: token });
        } else store.subscribers.remove(email);
        const { trace } = sources.of(request);
        store.audit.add({ action: wanted ? 'subscribed' : 'unsubscribed', source: trace });
        return { message };
      });
    },
  );
