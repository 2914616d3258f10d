import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import express, { Router } from 'express';
import type { Context } from '../context.ts';
import { backofficeHeaders } from '../http/headers.ts';

/** The backoffice at /admin: its files, and its one document for every path of its own. */
export function backofficeRoutes({ config }: Context): Router {
  const router = Router();
  const folder = join(config.root, 'dist/backoffice');
  let document: string | undefined;
  router.use(
    '/assets',
    express.static(join(folder, 'assets'), {
      immutable: true,
      maxAge: '365d',
      index: false,
      fallthrough: false,
    }),
  );
  router.get('/{*path}', (_, response) => {
    document ??= readFileSync(join(folder, 'index.html'), 'utf8');
    const nonce = randomBytes(16).toString('base64url');
    response
      .set({ ...backofficeHeaders(nonce), 'cache-control': 'no-store' })
      .type('html')
      .send(document.replaceAll('__CSP_NONCE__', nonce));
  });
  return router;
}
