import { Router } from 'express';
import type { Dashboard } from '#contract/dashboard.ts';
import type { Needs } from '../../platform/platform.ts';

/** What the backoffice opens with: /api/admin/dashboard. */
export function dashboardRoutes({ store, readiness }: Needs<'store' | 'readiness'>): Router {
  const router = Router();
  router.get('/dashboard', async (_, response) => {
    const dashboard: Dashboard = {
      health: await readiness.health(),
      ...store.dashboard.numbers(),
      empty_searches: store.emptySearches.most(),
    };
    response.json(dashboard);
  });
  return router;
}
