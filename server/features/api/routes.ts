import { Router } from 'express';
import type { Response } from 'express';
import type { Needs } from '../../platform/platform.ts';
import type { MountedCall } from '../../platform/http/describe-call.ts';
import { openApi } from './openapi.ts';

/** A new version of the server may say something else. */
const HEADERS = { 'cache-control': 'public, max-age=0, must-revalidate' };

/**
 * /openapi.json. It stands before the rules for calls, which pages of others cannot link to, and is made when
 * it is first asked for: `calls` has all of them by then.
 */
export function apiRoutes(context: Needs<'config'>, calls: readonly MountedCall[]): Router {
  const { config } = context;
  const router = Router();
  const description = onceOf(() => openApi(calls, config.siteUrl));
  const json = onceOf(() => JSON.stringify(description()));

  router.get('/openapi.json', (_, response) => send(response, 'application/json', json()));
  return router;
}

function send(response: Response, type: string, text: string): void {
  response.set(HEADERS).type(type).send(text);
}

function onceOf<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
