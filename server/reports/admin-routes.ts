import { Router } from 'express';
import type { Request } from 'express';
import type { ReportRow } from '#contract/reports.ts';
import { nothing } from '#contract/schemas/accounts.ts';
import { reportList } from '#contract/schemas/reports.ts';
import type { Report } from '../../db/reports.ts';
import type { Context } from '../context.ts';
import { action } from '../http/action.ts';
import { Refusal } from '../http/refusal.ts';
import { validate } from '../http/validate.ts';
import { signedInAdmin } from '../security/session.ts';

/** Reports for administrators, in the dialect of ra-data-simple-rest: the newest first, and each to be done with. */
export function adminReportRoutes(context: Context): Router {
  const { store, proofs, sources, now } = context;
  const router = Router();

  router.get('/', (request, response) => {
    const { range, filter } = validate(reportList, request.query);
    const [first, last] = range;
    const wanted = { settled: filter.settled ?? null, user: filter.doctor ?? null };
    const named = filter.id?.flatMap((id) => store.reports.one(id) ?? []);
    const listed = named ?? store.reports.list(wanted, first, last - first + 1);
    const total = named?.length ?? store.reports.total(wanted);
    response
      .set({
        'cache-control': 'no-store',
        'content-range': `reports ${first}-${Math.max(first, first + listed.length - 1)}/${total}`,
      })
      .json(listed.map(rowOf));
  });

  router.get('/:id', (request, response) => {
    response.set('cache-control', 'no-store').json(rowOf(reportOf(request)));
  });

  router.post(
    '/:id/settle',
    action(nothing, async (_, request) => {
      const admin = await signedInAdmin(context, request);
      return proofs.act([admin], ({ id: actor }) => {
        const { id, user_id } = reportOf(request);
        if (!store.reports.settle(id, actor, now().toISOString()))
          throw new Refusal(409, 'This report is done with already.');
        const object = { kind: 'doctor' as const, id: user_id };
        const source = sources.of(request).trace;
        store.audit.add({ action: 'settled report', user: user_id, actor, source, object });
        return rowOf(reportOf(request));
      });
    }),
  );
  return router;

  function rowOf({ id, user_id, kind, at, settled_at, settled_by }: Report): ReportRow {
    const { first_name, last_name } = store.users.get(user_id);
    return {
      ...{ id, doctor: user_id, first_name, last_name, kind, at, settled_at },
      settled_by: settled_by === null ? null : settled_by === user_id ? 'doctor' : 'administrator',
      asked_at: store.confirmations.askedForReports(user_id),
    };
  }

  function reportOf({ params }: Request): Report {
    const id = /^[1-9]\d{0,14}$/.test(String(params.id)) ? Number(params.id) : 0;
    const report = store.reports.one(id);
    if (!report) throw new Refusal(404, 'This report is not here (any more).');
    return report;
  }
}
