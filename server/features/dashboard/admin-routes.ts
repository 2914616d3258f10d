import { action } from '../../platform/http/action.ts';
import { Router } from 'express';
import { dashboard, waiting } from '#contract/schemas/answers/dashboard.ts';
import type { Needs } from '../../platform/platform.ts';

/** What the backoffice opens with, and what its menu says: /api/admin/dashboard, /api/admin/waiting. */
export function dashboardRoutes({ store, readiness }: Needs<'store' | 'readiness'>): Router {
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
      async () => ({
        health: await readiness.health(),
        ...store.dashboard.numbers(),
        registers: store.registry.files.state(),
        empty_searches: store.emptySearches.most(),
      }),
    ),
  );
  router.get(
    '/waiting',
    action(
      {
        does: 'Counts what waits for an administrator.',
        who: 'administrator',
        answer: waiting,
        example: {},
      },
      () => store.dashboard.waiting(),
    ),
  );
  return router;
}
