import * as answers from '#contract/schemas/answers/audit.ts';
import type { Router } from 'express';
import { z } from 'zod';
import { AUDIT_ORDERS } from '#contract/audit.ts';
import { auditFilter } from '#contract/schemas/audit.ts';
import { recordRoutes } from '../../platform/records/records.ts';
import type { RecordNeeds } from '../../platform/records/records.ts';

/** The trail for administrators, to read: /api/admin/audit. */
export function adminAuditRoutes(context: RecordNeeds): Router {
  const { audit } = context.store.lists;
  return recordRoutes(context, {
    name: 'audit',
    answers: { row: answers.listedAction },
    id: z.int(),
    list: audit,
    orders: AUDIT_ORDERS,
    sort: ['id', 'DESC'],
    filter: auditFilter,
    row: audit.row,
    csv: {
      id: ({ id }) => id,
      at: ({ at }) => at,
      action: ({ action }) => action,
      actor_id: ({ actor_id }) => actor_id,
      actor: ({ actor_name }) => actor_name,
      user_id: ({ user_id }) => user_id,
      user: ({ user_name }) => user_name,
      about: ({ object_kind }) => object_kind,
      about_id: ({ object_id }) => object_id,
      note: ({ note }) => note,
    },
  });
}
