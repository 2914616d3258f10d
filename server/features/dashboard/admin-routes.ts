import { Router } from 'express';
import type { Dashboard } from '#contract/dashboard.ts';
import type { Context } from '../../app/context.ts';

/** What the backoffice opens with: /api/admin/dashboard. */
export function dashboardRoutes({ store }: Context): Router {
  const router = Router();
  router.get('/dashboard', (_, response) => {
    const dashboard: Dashboard = { ...store.dashboard.numbers(), empty_searches: store.emptySearches.most() };
    response.json(dashboard);
  });
  return router;
}
