import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Router } from 'express';
import type { Context } from '../context.ts';
import { backofficeHeaders } from '../http/headers.ts';
import { escapeHtml } from '../escape-html.ts';

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
      .send(
        filledIn(document, {
          CSP_NONCE: nonce,
          SITE_NAME: config.siteName,
          SAMPLE_DATA: String(config.demo),
        }),
      );
  });
  return router;
}

/** The document with its `__NAME__` placeholders, all of them in attributes, replaced. */
function filledIn(document: string, values: Record<string, string>): string {
  return document.replace(/__([A-Z_]+?)__/g, (placeholder, name: string) =>
    escapeHtml(values[name] ?? placeholder),
  );
}
