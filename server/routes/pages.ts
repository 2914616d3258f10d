import { Router } from 'express';
import type { Request, Response } from 'express';
import type { WhereText } from '../../db/places/places.ts';
import type { Context } from '../context.ts';

/** Every page of the public site; the last of the routes. */
export function pageRoutes({ pages, store }: Context): Router {
  const router = Router();

  // SPEC §2: / redirects to /home.
  router.get('/', (_, response) => response.redirect(301, '/home'));

  router.get('/search', (request, response, next) => {
    const { where, ...rest } = request.query;
    if (where === undefined) return next();
    response.redirect(302, searchUrl(store.places.parse(String(where)), String(where), rest));
  });

  router.get('/{*path}', (request: Request, response: Response) => {
    if (request.path.endsWith('/')) return response.redirect(301, request.originalUrl.replace(/\/+(?=\?|$)/, ''));
    const { status, text } = pages.document(request.originalUrl);
    response.status(status).set('cache-control', 'public, max-age=0, must-revalidate').type('html').send(text);
  });
  return router;
}

/** The search that a text typed into the Where field asks for; a text that names no place stays as a city. */
function searchUrl(place: WhereText | null, text: string, rest: Request['query']): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one) params.append(name, String(one));
  }
  const found = place ?? (text.trim() ? { searchCity: text.trim().slice(0, 80) } : {});
  for (const [name, value] of Object.entries<string>(found)) params.set(name, value);
  return `/search?${params}`.replace(/\?$/, '');
}
