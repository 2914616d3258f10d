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

  router.get('/search', (request, response, next) => {
    const params = new URL(request.originalUrl, 'http://localhost').searchParams;
    const where = params.get('where');
    if (where === null) return next();
    params.delete('where');
    response.redirect(302, searchUrl(store.places.parse(where), where.trim(), params));
  });

  router.get('/{*path}', (request: Request, response: Response) => {
    response.set(request.path.toLowerCase().startsWith('/user/') ? PRIVATE : PUBLIC);
    const moved = pages.moved(request.originalUrl);
    if (moved !== null) return response.redirect(301, moved);
    const { status, text } = pages.document(request.originalUrl);
    response.status(status).type('html').send(text);
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
