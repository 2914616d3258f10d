/** payments/grants/: plans that administrators give. */
import * as answers from '#contract/schemas/answers/grants.ts';
import type { Router } from 'express';
import { z } from 'zod';
import { GRANT_ORDERS } from '#contract/grants.ts';
import type { GrantedPlan } from '#contract/grants.ts';
import { grantFilter, grantGiving } from '#contract/schemas/grants.ts';
import { because } from '#contract/schemas/users.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { change, creation } from '../../../platform/records/change-kinds.ts';
import { recordRoutes } from '../../../platform/records/records.ts';
import type { RecordNeeds } from '../../../platform/records/records.ts';
import { tellOfEnd } from '../subscription-mails.ts';
import { givePlan } from './give-plan.ts';

/** Plans that administrators give: /api/admin/grants. Removing one ends it, with a reason. */
export function grantRoutes(context: RecordNeeds): Router {
  const { store } = context;
  const { payments, lists } = store;
  return recordRoutes(context, {
    name: 'grants',
    answers: { row: answers.grantedPlan },
    tellsOfPeople: true,
    id: z.string(),
    list: lists.grants,
    orders: GRANT_ORDERS,
    sort: ['started_at', 'DESC'],
    filter: grantFilter,
    row: lists.grants.row,
    csv: {
      id: ({ id }) => id,
      user_id: ({ user_id }) => user_id,
      user_name: ({ user_name }) => user_name,
      user_email: ({ user_email }) => user_email,
      plan: ({ plan }) => plan,
      started_at: ({ started_at }) => started_at,
      until: ({ until }) => until,
      reason: ({ reason }) => reason,
      granted_by: ({ granted_by }) => granted_by,
      granted_by_name: ({ granted_by_name }) => granted_by_name,
      ended_at: ({ ended_at }) => ended_at,
      end_reason: ({ end_reason }) => end_reason,
    },
    changes: {
      about: ({ user_id }) => ({ user: user_id }),
      create: creation('granted plan', grantGiving, (giving, { id: actor }) => ({
        id: givePlan(store, giving, { actor, write: payments.grant }),
        note: giving.reason,
      })),
      remove: change('ended granted plan', because, ({ id }: GrantedPlan, { reason }) => {
        const held = payments.grantById(id)?.holds_until ?? null;
        if (held === null || held <= payments.now().toISOString())
          throw new Refusal(202, 'This plan has ended already.');
        payments.endGrant(id, reason);
        const ended = payments.grantById(id);
        if (ended) tellOfEnd(store, ended);
        return reason;
      }),
    },
  });
}
