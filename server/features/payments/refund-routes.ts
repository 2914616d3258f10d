import { Router } from 'express';
import type { Request } from 'express';
import { idIn } from '#contract/paths.ts';
import * as answers from '#contract/schemas/answers/payments.ts';
import { refundOrder } from '#contract/schemas/refunds.ts';
import { moneyText } from '#contract/money.ts';
import type { Payment } from '../../../db/payments/rows.ts';
import { action } from '../../platform/http/action.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Needs } from '../../platform/platform.ts';
import { freshlySignedIn, signedInAdmin } from '../../platform/security/session.ts';
import { answered } from './answered.ts';
import type { Payments } from './payments.ts';
import { shownRefund } from './refunds.ts';

const NOTHING_DONE = 'Nothing was given back.';

/** Giving money back, for administrators. It wants a fresh proof (app/admin/needs-fresh-proof.ts). */
export function refundRoutes(
  context: Needs<'store' | 'proofs' | 'sources'> & { payments: Payments },
): Router {
  const { store, proofs, sources, payments } = context;
  const router = Router();

  router.get(
    '/payments/:id/refundable',
    action(
      {
        does: 'Asks the payment provider what can be given back of a payment still.',
        who: 'administrator',
        answer: answers.refundable,
        refuses: {
          202: 'Nothing was taken by it, or it was taken by nobody who is asked now.',
          404: 'There is no such payment.',
        },
      },
      async (_, request) => {
        const { refunds } = takenOr202();
        return { left: await answered(refunds.leftOf(paymentOf(request)), NOTHING_DONE) };
      },
    ),
  );

  router.post(
    '/payments/:id/refund',
    action(
      {
        does: 'Gives back a payment, or a part of it. What the provider does not answer is asked again.',
        who: 'administrator',
        fresh: true,
        body: refundOrder,
        answer: answers.refund,
        refuses: {
          202: 'It is more than what is left, or nothing was taken by the payment.',
          404: 'There is no such payment.',
          409: 'Something was given back of it meanwhile.',
          503: 'The provider does not answer, and nothing was ordered.',
        },
      },
      async ({ amount, left, reason }, request) => {
        const admin = await signedInAdmin(context, request);
        const fresh = await freshlySignedIn(context, request);
        const payment = paymentOf(request);
        const { refunds } = takenOr202();
        const asked = refunds.refund(payment, { amount, left }, (order) =>
          proofs.act([admin, fresh], ({ id: actor }) => {
            store.payments.orderRefund({ ...order, ordered_by: actor });
            store.audit.add({
              action: 'refunded payment',
              user: payment.user_id,
              actor,
              source: sources.of(request).trace,
              note: `${moneyText({ amount, currency: payment.currency })}: ${reason}`,
            });
          }),
        );
        return shownRefund(await answered(asked, NOTHING_DONE));
      },
    ),
  );
  return router;

  function paymentOf({ params }: Request): Payment & { id: number } {
    const payment = store.payments.paymentById(idIn(params.id));
    if (!payment) throw new Refusal(404, 'This is not here (any more).');
    if (payment.kind !== 'paid')
      throw new Refusal(202, 'Nothing was taken by this: there is nothing to give back.');
    return payment;
  }

  function takenOr202() {
    if (!payments.taken) throw new Refusal(202, 'No payments are taken here, so nothing can be given back.');
    return payments.taken;
  }
}
