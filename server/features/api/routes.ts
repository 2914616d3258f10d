import { gzipSync } from 'node:zlib';
import { Router } from 'express';
import type { Request, Response } from 'express';
import { etagIn, etagOf } from '../../platform/http/answer.ts';
import type { Needs } from '../../platform/platform.ts';
import type { MountedCall } from '../../platform/http/describe-call.ts';
import { onceOf } from '#contract/once-of.ts';
import { docsPage } from './docs-page.ts';
import type { ExampleAnswers } from './docs-page.ts';
import examples from './example-answers.json' with { type: 'json' };
import { openApi } from './openapi.ts';

/** A new version of the server may say something else. */
const HEADERS = { 'cache-control': 'public, max-age=0, must-revalidate', vary: 'accept-encoding' };

/**
 * /openapi.json and /api/docs. They stand before the rules for calls, which pages of others cannot link to, and are made when
 * they are first asked for: `calls` has all of them by then.
 */
export function apiRoutes(context: Needs<'config'>, calls: readonly MountedCall[]): Router {
  const { config } = context;
  const router = Router();
  const description = onceOf(() => openApi(calls, config.siteUrl));
  const json = onceOf(() => packed(JSON.stringify(description())));
  const page = onceOf(() => packed(docsPage(description(), examples as ExampleAnswers)));

  router.get('/openapi.json', (request, response) => send(request, response, 'json', json()));
  router.get('/api/docs', (request, response) => send(request, response, 'html', page()));
  return router;
}

/** A text and its tag, as it is and compressed once for all. */
function packed(text: string) {
  const bytes = Buffer.from(text);
  const etag = etagOf(bytes);
  return {
    plain: { bytes, etag },
    compressed: { bytes: gzipSync(bytes), etag: etagIn('gzip', etag) },
  };
}

function send(
  request: Request,
  response: Response,
  type: string,
  { plain, compressed }: ReturnType<typeof packed>,
): void {
  const takesGzip = request.acceptsEncodings('gzip') !== false;
  const { bytes, etag } = takesGzip ? compressed : plain;
  response.set({ ...HEADERS, etag }).type(type);
  if (request.fresh) return void response.status(304).end();
  if (takesGzip) response.set('content-encoding', 'gzip');
  response.send(bytes);
}
