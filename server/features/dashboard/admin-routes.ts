import { action } from '../../platform/http/action.ts';
import { Router } from 'express';
import { dashboard } from '#contract/schemas/answers/dashboard.ts';
import type { Needs } from '../../platform/platform.ts';

/** What the backoffice opens with: /api/admin/dashboard. */
export function dashboardRoutes({ store }: Needs<'store'>): Router {
  const router = Router();
  router.get(
    '/dashboard',
    action(
      {
        does: 'Answers what the backoffice opens with.',
        who: 'administrator',
        answer: dashboard,
        example: {},
      },
      () => ({ ...store.dashboard.numbers(), empty_searches: store.emptySearches.most() }),
    ),
  );
  return router;
}
