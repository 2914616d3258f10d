import { join } from 'node:path';
import express, { Router } from 'express';
import type { Context } from '../context.ts';

const FOREVER = { immutable: true, maxAge: '365d', index: false } as const;

/** Files: the built site, whose names change with their content, and uploads, which are never changed. */
export function fileRoutes({ config }: Context): Router {
  const router = Router();
  const site = join(config.root, 'dist/public-site');
  router.use('/assets', express.static(join(site, 'assets'), { ...FOREVER, fallthrough: false }));
  router.use(
    '/uploads',
    (_, response, next) => {
      response.set('content-security-policy', 'sandbox');
      next();
    },
    express.static(join(config.dataDir, 'uploads'), { ...FOREVER, fallthrough: false }),
  );
  router.use(express.static(site, { index: false, maxAge: '1h', redirect: false }));
  return router;
}
