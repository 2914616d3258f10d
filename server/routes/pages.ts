import { Router } from 'express';
import type { Request, Response } from 'express';
import type { WhereText } from '../../db/places/where-text.ts';
import type { Context } from '../context.ts';

const LONGEST_CITY = 80;

const PUBLIC = { 'cache-control': 'public, max-age=0, must-revalidate' };
/** The address of the handoff page holds a token (SPEC §2): nobody is told where its links were followed from. */
const PRIVATE = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

/** Every page of the public site; the last of the routes. */
export function pageRoutes({ pages, store }: Context): Router {
  const router = Router();

  // SPEC §2: / redirects to /home.
  router.get('/', (_, response) => response.redirect(301, '/home'));

  router.get('/search', (request, response, next) => {
    const params = new URL(request.originalUrl, 'http://localhost').searchParams;
    const where = params.get('where');
    if (where === null) return next();
    params.delete('where');
    response.redirect(302, searchUrl(store.places.parse(where), where.trim(), params));
  });

  router.get('/{*path}', (request: Request, response: Response) => {
    if (request.path.endsWith('/')) return response.redirect(301, withoutSlashes(request.originalUrl));
    const { status, text } = pages.document(request.originalUrl);
    response
      .status(status)
      .set(request.path.startsWith('/user/') ? PRIVATE : PUBLIC)
      .type('html')
      .send(text);
  });
  return router;
}

/** The search that a text typed into the Where field asks for; a text that names no place stays as a city. */
function searchUrl(place: WhereText | null, text: string, others: URLSearchParams): string {
  const params = new URLSearchParams([...others].filter(([, value]) => value !== ''));
  const found = place ?? (text ? { searchCity: text.slice(0, LONGEST_CITY) } : {});
  for (const [name, value] of Object.entries<string>(found)) params.set(name, value);
  return `/search?${params.toString()}`.replace(/\?$/, '');
}

/** Without slashes at the end, and with one at the start: two would lead to another site. */
function withoutSlashes(url: string): string {
  return url.replace(/[\\/]+(?=\?|$)/, '').replace(/^[\\/]*/, '/');
}
