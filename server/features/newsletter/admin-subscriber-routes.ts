import * as answers from '#contract/schemas/answers/subscribers.ts';
import type { Router } from 'express';
import { z } from 'zod';
import { nothing } from '#contract/schemas/accounts.ts';
import { subscriberFilter } from '#contract/schemas/subscribers.ts';
import { SUBSCRIBER_ORDERS } from '#contract/subscribers.ts';
import type { ListedSubscriber } from '#contract/subscribers.ts';
import { change } from '../../platform/records/change-kinds.ts';
import { recordRoutes } from '../../platform/records/records.ts';
import type { RecordNeeds } from '../../platform/records/records.ts';

/** Subscribers for administrators: /api/admin/subscribers. Nobody is added here: people confirm by themselves. */
export function adminSubscriberRoutes(context: RecordNeeds): Router {
  const { lists, subscribers } = context.store;
  return recordRoutes(context, {
    name: 'subscribers',
    answers: { row: answers.listedSubscriber },
    tellsOfPeople: true,
    id: z.int(),
    list: lists.subscribers,
    orders: SUBSCRIBER_ORDERS,
    sort: ['created_at', 'DESC'],
    filter: subscriberFilter,
    row: lists.subscribers.row,
    csv: {
      id: ({ id }) => id,
      email: ({ email }) => email,
      created_at: ({ created_at }) => created_at,
      refused: ({ refused }) => refused,
    },
    changes: {
      about: ({ id }) => ({ object: { kind: 'subscriber', id } }),
      remove: change('removed subscriber', nothing, ({ email }: ListedSubscriber) => {
        subscribers.remove(email);
        return null;
      }),
    },
  });
}
