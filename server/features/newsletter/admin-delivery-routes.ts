import * as answers from '#contract/schemas/answers/newsletters.ts';
import type { Router } from 'express';
import { z } from 'zod';
import { DELIVERY_ORDERS } from '#contract/newsletters.ts';
import { deliveryFilter } from '#contract/schemas/newsletters.ts';
import { recordRoutes } from '../../platform/records/records.ts';
import type { RecordNeeds } from '../../platform/records/records.ts';

/** What became of issues for whom, for administrators: /api/admin/deliveries. */
export function adminDeliveryRoutes(context: RecordNeeds): Router {
  const { deliveries } = context.store.lists;
  return recordRoutes(context, {
    name: 'deliveries',
    answers: { row: answers.listedDelivery },
    tellsOfPeople: true,
    id: z.int(),
    list: deliveries,
    orders: DELIVERY_ORDERS,
    sort: ['id', 'ASC'],
    filter: deliveryFilter,
    row: deliveries.row,
    csv: {
      id: ({ id }) => id,
      newsletter_id: ({ newsletter_id }) => newsletter_id,
      subject: ({ subject }) => subject,
      email: ({ email }) => email,
      state: ({ state }) => state,
      attempts: ({ attempts }) => attempts,
      done_at: ({ done_at }) => done_at,
      error: ({ error }) => error,
    },
  });
}
