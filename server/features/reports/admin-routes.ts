import * as answers from '#contract/schemas/answers/reports.ts';
import type { Router } from 'express';
import { z } from 'zod';
import type { ReportRow } from '#contract/schemas/answers/reports.ts';
import { nothing } from '#contract/schemas/accounts.ts';
import { reportFilter } from '#contract/schemas/reports.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { change } from '../../platform/records/change-kinds.ts';
import { recordRoutes } from '../../platform/records/records.ts';
import type { RecordNeeds } from '../../platform/records/records.ts';

/** Reports for administrators, the newest first: /api/admin/reports. Each is to be looked into, and done with. */
export function adminReportRoutes(context: RecordNeeds<'now'>): Router {
  const { store, now } = context;
  return recordRoutes(context, {
    name: 'reports',
    answers: { row: answers.reportRow },
    id: z.int(),
    list: store.lists.reports,
    orders: ['id'],
    sort: ['id', 'DESC'],
    filter: reportFilter,
    row: store.lists.reports.row,
    csv: {
      id: ({ id }) => id,
      doctor: ({ doctor }) => doctor,
      kind: ({ kind }) => kind,
      at: ({ at }) => at,
      settled_at: ({ settled_at }) => settled_at,
    },
    changes: {
      about: ({ doctor }) => ({ user: doctor, object: { kind: 'doctor', id: doctor } }),
      actions: {
        settle: change('settled report', nothing, ({ id }: ReportRow, _, { id: admin }) => {
          if (!store.reports.settle(id, admin, now().toISOString()))
            throw new Refusal(409, 'This report is done with already.');
          return null;
        }),
      },
    },
  });
}
