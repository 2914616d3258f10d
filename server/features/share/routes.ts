/** Share pictures: what other sites show with a link to a page, drawn as SVG and sent as PNG. */
import { Router } from 'express';
import type { Needs } from '../../platform/platform.ts';
import { costing } from '../../platform/http/get-budget.ts';
import { FOR_AN_HOUR } from '../../platform/http/shared-caches.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { createShareImages } from './share-images.ts';

/** /share/{doctor-12|digest-12|ai-12|site}.png: the pictures that go with links to a page. */
export function shareRoutes(context: Needs<'config' | 'store' | 'getBudget'>): Router {
  const router = Router();
  const images = createShareImages(context);
  router.get('/share/:name.png', costing(context, COST), async (request, response) => {
    const image = await images.named(String(request.params.name));
    if (!image) throw new Refusal(404, 'Not found');
    response
      .set({ ...HEADERS, etag: image.etag })
      .type('png')
      .send(image.png);
  });
  return router;
}

/** Drawing one takes the work of ten answers; browsers do not ask for them. */
const COST = 10;

/** They are made to be shown on other sites. */
const HEADERS = {
  'cache-control': `public, max-age=86400, ${FOR_AN_HOUR}`,
  'cross-origin-resource-policy': 'cross-origin',
};
