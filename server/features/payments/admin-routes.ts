import * as answers from '#contract/schemas/answers/payments.ts';
import type { Router } from 'express';
import { z } from 'zod';
import { PAYMENT_ORDERS, SUBSCRIPTION_ORDERS } from '#contract/payments.ts';
import type { Payer } from '#contract/payments.ts';
import { paymentFilter, subscriptionFilter } from '#contract/schemas/payment-lists.ts';
import { recordRoutes } from '../../platform/records/records.ts';
import type { RecordNeeds } from '../../platform/records/records.ts';

const payer = {
  user_id: ({ user_id }: Payer) => user_id,
  user_name: ({ user_name }: Payer) => user_name,
  user_email: ({ user_email }: Payer) => user_email,
};

/** The ledger for administrators, to read: /api/admin/payments. */
export function adminPaymentRoutes(context: RecordNeeds): Router {
  const { payments } = context.store.lists;
  return recordRoutes(context, {
    name: 'payments',
    answers: { row: answers.listedPayment },
    tellsOfPeople: true,
    id: z.int(),
    list: payments,
    orders: PAYMENT_ORDERS,
    sort: ['at', 'DESC'],
    filter: paymentFilter,
    row: payments.row,
    csv: {
      id: ({ id }) => id,
      at: ({ at }) => at,
      kind: ({ kind }) => kind,
      amount: ({ amount }) => amount,
      currency: ({ currency }) => currency,
      ...payer,
      subscription: ({ subscription }) => subscription,
      ref: ({ ref }) => ref,
    },
  });
}

/** What gives plans, for administrators, to read: /api/admin/subscriptions. */
export function adminSubscriptionRoutes(context: RecordNeeds): Router {
  const { subscriptions } = context.store.lists;
  return recordRoutes(context, {
    name: 'subscriptions',
    answers: { row: answers.listedSubscription },
    tellsOfPeople: true,
    id: z.string(),
    list: subscriptions,
    orders: SUBSCRIPTION_ORDERS,
    sort: ['started_at', 'DESC'],
    filter: subscriptionFilter,
    row: subscriptions.row,
    csv: {
      id: ({ id }) => id,
      source: ({ source }) => source,
      plan: ({ plan }) => plan,
      status: ({ status }) => status,
      ...payer,
      started_at: ({ started_at }) => started_at,
      period_end: ({ period_end }) => period_end,
      cancel_at: ({ cancel_at }) => cancel_at,
      holds_until: ({ holds_until }) => holds_until,
    },
  });
}
