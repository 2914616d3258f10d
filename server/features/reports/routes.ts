import { Router } from 'express';
import { API } from '#contract/paths.ts';
import type { Context } from '../../app/context.ts';
import type { PerIp } from '../../platform/http/per-ip.ts';
import { report } from './report.ts';

/** What visitors may do; administrators have admin-routes.ts. */
export function reportRoutes(context: Context, { visits }: PerIp): Router {
  return Router().post(API.reports, visits, report(context));
}
