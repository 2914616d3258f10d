import type { Call } from '../../platform/http/describe-call.ts';
import { describeCall } from '../../platform/http/describe-call.ts';
import {
  checkout as checkoutAnswer,
  planStatus as planStatusAnswer,
} from '#contract/schemas/answers/plans.ts';
import { z } from 'zod';
import express, { Router } from 'express';
import type { Request } from 'express';
import { API, PAGES } from '#contract/paths.ts';
import { PROFILE_MESSAGES } from '#contract/profile-messages.ts';
import { checkoutOrder } from '#contract/schemas/payments.ts';
import { nothing } from '#contract/schemas/accounts.ts';
import type { Needs } from '../../platform/platform.ts';
import { ownAction } from '../../platform/http/action.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { signedIn } from '../../platform/security/session.ts';
import { planStatus } from './plan-status.ts';
import { answered } from './answered.ts';
import { BadWebhook } from './provider.ts';
import type { Payments } from './payments.ts';

/** The largest event of Stripe's is far below. */
const LARGEST_EVENT = '512kb';

const WEBHOOK: Call = {
  does: 'Hears what the payment provider tells, which is believed by its signature.',
  token: 'None: the signature in `stripe-signature`.',
  takes: 'application/json',
  answer: z.object({ received: z.literal(true) }),
  refuses: { 404: 'No payments are taken here.' },
};

/**
 * What the provider tells. It stands before the rules for JSON: the signature is over the body as it came. No limit per
 * address: what others do must never shut it out, and a forgery costs little.
 */
export function webhookRoutes({ payments }: { payments: Payments }): Router {
  const router = Router();
  const raw = express.raw({ type: () => true, limit: LARGEST_EVENT, inflate: false });
  router.post(
    API.paymentWebhook,
    raw,
    describeCall(WEBHOOK, (request: Request, response) => {
      if (!payments.taken) throw new Refusal(404, 'Not found');
      const body: unknown = request.body;
      try {
        payments.taken.webhook.hear(
          Buffer.isBuffer(body) ? body : Buffer.alloc(0),
          request.get('stripe-signature'),
        );
      } catch (error) {
        if (error instanceof BadWebhook) throw new Refusal(400, 'That is not from our payment provider.');
        throw error;
      }
      response.json({ received: true });
    }),
  );
  return router;
}

/** Design, Payment: what doctors ask about their plan. */
export function paymentRoutes(
  context: Needs<'config' | 'store' | 'limits' | 'proofs' | 'sources' | 'perIp'> & { payments: Payments },
): Router {
  const { store, payments, limits, sources, config, perIp } = context;
  const router = Router();

  router.post(
    API.checkout,
    perIp.own,
    ownAction(
      (request) => signedIn(context, request),
      {
        does: 'Answers where a plan can be paid for.',
        body: checkoutOrder,
        answer: checkoutAnswer,
        refuses: {
          201: 'The address is not verified, or a payment waits to be confirmed.',
          202: 'There is a plan already.',
          203: 'Plans cannot be bought here yet.',
        },
      },
      async ({ plan }, session, request) => {
        const { id, email, verified, created_at } = session.holder();
        if (!verified) throw new Refusal(201, PROFILE_MESSAGES.notVerified);
        const { checkouts } = takenOr203();
        store.transaction(() => limits.countCheckout(email));
        const checkout = await answered(checkouts.checkout({ id, email, created_at }, plan));
        session.holder();
        store.transaction(() =>
          store.audit.add({ action: 'went to checkout', user: id, source: sources.of(request).trace }),
        );
        return checkout;
      },
    ),
  );

  router.post(
    API.billingPortal,
    perIp.own,
    ownAction(
      (request) => signedIn(context, request),
      {
        does: 'Answers where bills and cards can be managed.',
        body: nothing,
        answer: z.object({ url: z.string() }),
        refuses: { 202: 'There is nothing to manage yet.', 203: 'Plans cannot be bought here yet.' },
      },
      async (_, session) => {
        const { provider } = takenOr203();
        const { id, email } = session.holder();
        store.transaction(() => limits.countCheckout(email));
        const customer = store.payments.customer(provider.name, id);
        if (customer === null) throw nothingToManage();
        const url = await answered(provider.portal(customer, config.siteUrl + PAGES.account));
        session.holder();
        if (url === null) throw nothingToManage();
        return { url };
      },
    ),
  );

  router.get(
    API.paymentStatus,
    perIp.own,
    ownAction(
      (request) => signedIn(context, request),
      {
        does: 'Answers which plan the account has, and until when.',
        answer: planStatusAnswer,
        example: {},
      },
      (_, session) => planStatus(store, session.holder()),
    ),
  );
  return router;

  function takenOr203() {
    if (!payments.taken) throw new Refusal(203, 'Plans cannot be bought here yet.');
    return payments.taken;
  }
}

function nothingToManage(): Refusal {
  return new Refusal(202, 'There is nothing to manage yet.');
}
