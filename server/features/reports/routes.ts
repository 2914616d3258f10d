import { Router } from 'express';
import { API } from '#contract/paths.ts';
import type { Needs } from '../../platform/platform.ts';
import { report } from './report.ts';

/** What visitors may do; administrators have admin-routes.ts. */
export function reportRoutes(context: Needs<'store' | 'limits' | 'sources' | 'now' | 'perIp'>): Router {
  return Router().post(API.reports, context.perIp.visits, report(context));
}
