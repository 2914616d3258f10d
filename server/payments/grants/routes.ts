/** payments/grants/: plans that administrators give. */
import { Router } from 'express';
import type { GrantedPlan } from '#contract/grants.ts';
import { grantEnding, grantGiving, grantListing } from '#contract/schemas/grants.ts';
import type { GrantRow } from '../../../db/payments/grants.ts';
import type { Context } from '../../context.ts';
import { action } from '../../http/action.ts';
import { Refusal } from '../../http/refusal.ts';
import { validate } from '../../http/validate.ts';
import { signedInAdmin } from '../../security/session.ts';
import { tellOfEnd } from '../notices.ts';
import { givePlan } from './give-plan.ts';

/** Plans that administrators give, in the dialect of ra-data-simple-rest: list, read one, give, end. */
export function grantRoutes(context: Context): Router {
  const { store, proofs, sources } = context;
  const { payments } = store;
  const router = Router();

  router.get('/', (request, response) => {
    const { sort, range, filter } = validate(grantListing, request.query);
    const [from, to] = range;
    const [column, order] = sort;
    const { data, total } = payments.grants({
      ...filter,
      sort: column,
      order,
      from,
      count: to - from + 1,
    });
    const shown = data.length > 0 ? `${from}-${from + data.length - 1}` : '*';
    response
      .set({ 'cache-control': 'no-store', 'content-range': `grants ${shown}/${total}` })
      .json(data.map(onWire));
  });

  router.get('/:id', (request, response) => {
    response.set('cache-control', 'no-store').json(onWire(grantOf(request.params.id)));
  });

  router.post(
    '/',
    action(grantGiving, async (giving, request) => {
      const admin = await signedInAdmin(context, request);
      const source = sources.of(request).trace;
      return proofs.act([admin], ({ id: actor }) =>
        onWire(grantOf(givePlan(store, giving, { actor, source, write: payments.grant }))),
      );
    }),
  );

  router.delete(
    '/:id',
    action(grantEnding, async ({ reason }, request) => {
      const admin = await signedInAdmin(context, request);
      return proofs.act([admin], ({ id: actor }) => {
        const { id, user_id: user, holds_until } = grantOf(String(request.params.id));
        if (holds_until === null || holds_until <= payments.now().toISOString())
          throw new Refusal(202, 'This plan has ended already.');
        payments.endGrant(id, reason);
        tellOfEnd(store, grantOf(id));
        const source = sources.of(request).trace;
        store.audit.add({ action: 'ended granted plan', user, actor, source });
        return onWire(grantOf(id));
      });
    }),
  );
  return router;

  function grantOf(id: string): GrantRow {
    const grant = payments.grantById(id);
    if (!grant) throw new Refusal(404, 'There is no such grant.');
    return grant;
  }
}

function onWire(grant: GrantRow): GrantedPlan {
  const { id, user_id, plan, started_at, period_end, reason, granted_by, cancel_at, end_reason } = grant;
  return {
    id,
    user_id,
    plan: plan === 1 ? 1 : 2,
    started_at,
    until: period_end,
    reason,
    granted_by,
    ended_at: cancel_at,
    end_reason,
  };
}
