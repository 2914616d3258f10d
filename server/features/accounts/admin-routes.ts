import * as answers from '#contract/schemas/answers/users.ts';
import type { Router } from 'express';
import { z } from 'zod';
import { userFilter } from '#contract/schemas/users.ts';
import { USER_ORDERS } from '#contract/users.ts';
import { recordRoutes } from '../../platform/records/records.ts';
import type { RecordNeeds } from '../../platform/records/records.ts';
import type { Payments } from '../payments/payments.ts';
import { userChanges } from './change-user.ts';
import { userRecord } from './user-record.ts';
import type { RemovalNeeds } from './remove-account.ts';

/** Users for administrators: /api/admin/users. Plans are given and ended at /api/admin/grants. */
export function adminUserRoutes(
  context: RecordNeeds<'config' | 'now' | 'tokens'> & RemovalNeeds & { payments: Payments },
): Router {
  const { store, payments, now } = context;
  const { users } = store.lists;
  return recordRoutes(context, {
    name: 'users',
    answers: { row: answers.listedUser, record: answers.userRecord },
    tellsOfPeople: true,
    id: z.int(),
    list: users,
    orders: USER_ORDERS,
    sort: ['created_at', 'DESC'],
    filter: userFilter,
    row: users.row,
    record: (user) => userRecord(store, payments, user, now()),
    csv: {
      id: ({ id }) => id,
      first_name: ({ first_name }) => first_name,
      last_name: ({ last_name }) => last_name,
      email: ({ email }) => email,
      verified: ({ verified }) => verified,
      plan: ({ plan }) => plan,
      plan_ends_at: ({ plan_ends_at }) => plan_ends_at,
      role: ({ manage_role }) => manage_role,
      profile: ({ review_status }) => review_status,
      state: ({ state }) => state,
      suspended_at: ({ suspended_at }) => suspended_at,
      created_at: ({ created_at }) => created_at,
    },
    changes: userChanges(context),
  });
}
