/** The backoffice: its document at /admin, and who may make the calls under /api/admin (only-admins.ts). */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Router } from 'express';
import type { Context } from '../create-context.ts';
import { backofficeHeaders } from '../../platform/http/headers.ts';
import { escapeHtml } from '../../platform/html/escape-html.ts';
import { Refusal } from '../../platform/http/refusal.ts';

/** The backoffice at /admin: one document for every path of its own. */
export function backofficeRoutes({ config }: Context): Router {
  const router = Router();
  let document: string | undefined;
  router.get('/{*path}', async (_, response) => {
    document ??= await builtDocument(join(config.built, 'backoffice/index.html'));
    const nonce = randomBytes(16).toString('base64url');
    response
      .set(backofficeHeaders(nonce))
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

/** A build takes it away for some seconds. */
async function builtDocument(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new Refusal(503, 'This part of the site is being built. Please try again in a moment.', {
      retryAfter: 10,
    });
  }
}

/** The document with its `__NAME__` placeholders, all of them in attributes, replaced. */
function filledIn(document: string, values: Record<string, string>): string {
  return document.replace(/__([A-Z_]+?)__/g, (placeholder, name: string) =>
    escapeHtml(values[name] ?? placeholder),
  );
}
