/** Being found: what search engines and feed readers ask for besides the pages. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { Router } from 'express';
import type { Request, Response } from 'express';
import type { Config } from '../../platform/configuration/config.ts';
import { etagIn, etagOf } from '../../platform/http/answer.ts';
import { WHEN_DOWN } from '../../platform/http/shared-caches.ts';
import type { Needs } from '../../platform/platform.ts';
import { feedText } from './feed.ts';
import { sitemapSources } from './sitemap-sources.ts';
import { createSitemap } from './sitemap.ts';
import { Refusal } from '../../platform/http/refusal.ts';

const CACHE = { 'cache-control': `public, max-age=3600, ${WHEN_DOWN}` };

/** What search engines and feed readers ask for: /robots.txt, /sitemap.xml (with /sitemap-1.xml …), /feed.xml. */
export function seoRoutes({ store, config }: Needs<'config' | 'store'>): Router {
  const router = Router();
  const sitemap = createSitemap(sitemapSources(store), config.siteUrl, store.revision);

  router.get('/robots.txt', (_, response) => {
    response.set(CACHE).type('text/plain').send(robotsText(config));
  });
  router.get('/feed.xml', (_, response) => {
    response.set(CACHE).type('application/atom+xml').send(feedText(store, config));
  });
  router.get(/^\/sitemap(-[1-9]\d*)?\.xml$/, async (request, response) => {
    const file = await sitemap.file(request.path);
    if (!file) throw new Refusal(404, 'Not found');
    await sendCompressed(file, request, response);
  });
  return router;
}

/** What search engines may read: everything that is for everybody, and nothing of a demo, whose people are made up. */
function robotsText({ demo, siteUrl }: Pick<Config, 'demo' | 'siteUrl'>): string {
  if (demo) return 'User-agent: *\nDisallow: /\n';
  const closed = ['/api/', '/fhir/', '/admin', '/user/', '/demo/'].map((path) => `Disallow: ${path}\n`);
  return `User-agent: *\nAllow: /\n${closed.join('')}\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

/** Kept compressed: most who ask for it take it so. */
async function sendCompressed(file: Buffer, request: Request, response: Response): Promise<void> {
  const takesGzip = request.acceptsEncodings('gzip') !== false;
  const etag = takesGzip ? etagIn('gzip', etagOf(file)) : etagOf(file);
  response.set({ ...CACHE, etag, vary: 'accept-encoding' }).type('application/xml');
  if (request.fresh) return void response.status(304).end();
  // Megabytes, when they are unpacked: only as fast as they are read.
  if (!takesGzip) return pipeline(Readable.from([file]), createGunzip(), response);
  response.set('content-encoding', 'gzip').send(file);
}
