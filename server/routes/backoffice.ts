import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Router } from 'express';
import type { Context } from '../context.ts';
import { backofficeHeaders } from '../http/headers.ts';

/** The backoffice at /admin: one document for every path of its own. */
export function backofficeRoutes({ config }: Context): Router {
  const router = Router();
  let document: string | undefined;
  router.get('/{*path}', (_, response) => {
    document ??= readFileSync(join(config.root, 'dist/backoffice/index.html'), 'utf8');
    const nonce = randomBytes(16).toString('base64url');
    response
      .set({ ...backofficeHeaders(nonce), 'cache-control': 'no-store' })
      .type('html')
      .send(document.replaceAll('__CSP_NONCE__', nonce));
  });
  return router;
}
