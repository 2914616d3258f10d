import { existsSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Router } from 'express';
import sirv from 'sirv';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';

const YEAR = 31_536_000;

/** Files: those of both front ends, whose names change with their content, and uploads, which are never changed. */
export function fileRoutes({ config }: Context): Router {
  const router = Router();
  const site = join(config.root, 'dist/public-site');
  router.use('/assets', builtFiles(join(site, 'assets')), refuse);
  router.use('/admin/assets', builtFiles(join(config.root, 'dist/backoffice/assets')), refuse);
  router.use('/uploads', sirv(join(config.dataDir, 'uploads'), { dev: true, setHeaders: asUpload }), refuse);
  router.use(sirv(site, { maxAge: 3600, dev: !existsSync(site) }));
  return router;
}

/** Built files with their compressed forms; the list is read once, or at each request where nothing is built yet. */
function builtFiles(folder: string) {
  return sirv(folder, { immutable: true, maxAge: YEAR, brotli: true, gzip: true, dev: !existsSync(folder) });
}

/** Design: uploads are served so that nothing in them can run. */
function asUpload(response: ServerResponse): void {
  response.setHeader('content-security-policy', 'sandbox');
  response.setHeader('cache-control', `public, max-age=${YEAR}, immutable`);
}

function refuse(): never {
  throw new Refusal(404, 'Not found');
}
