import { Validator } from '@seriousme/openapi-schema-validator';
import { Router } from 'express';
import { expect, it } from 'vitest';
import { callsOf } from '../../server/platform/http/describe-call.ts';
import type { OpenApi } from '../../server/features/api/openapi.ts';
import { contextOf, startApp } from '../helpers/app.ts';
import { mountedCalls } from '../helpers/mounted-calls.ts';
import { memoryStore } from '../helpers/stores.ts';

const DEMO = { config: { demo: true, testCheckout: true } };

it('is OpenAPI 3.1, kept by whoever has it, and open to pages of others by links', async () => {
  const app = await startApp(undefined, DEMO);
  const answer = await app.get('/openapi.json');
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  // Without one of its own, fetch asks for what no cache has.
  const headers = { 'if-none-match': answer.headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
  expect((await app.get('/openapi.json', { headers })).status).toBe(304);
  const linked = {
    'sec-fetch-site': 'cross-site',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
  };
  expect((await app.get('/api/docs', { headers: linked })).status).toBe(200);
  // Last: it takes so long that the connection would be closed meanwhile.
  const validator = new Validator();
  expect(await validator.validate(answer.json<Record<string, unknown>>())).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});

it('describes every call below /api, and none that there is not', async () => {
  const store = memoryStore();
  const context = await contextOf(store, DEMO);
  const mounted = mountedCalls(context).map(({ method, path }) => `${method} ${path}`);
  store.close();
  const app = await startApp(undefined, DEMO);
  const { paths } = (await app.get('/openapi.json')).json<OpenApi>();
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, '1')}`),
  );
  // Of a call that is guarded by itself there are two handlers; the last is for what there is not.
  const below = mounted.filter((call) => call.includes(' /api/') && !/home$|api\/docs$/.test(call));
  expect(described.sort()).toEqual([...new Set(below.map((call) => call.replace(/\/$/, '')))].sort());
});

it('would not start with a call that says nothing', () => {
  const router = Router();
  router.get('/odd', (_, response) => void response.json({}));
  expect(() => callsOf('Odd', '/api', router)).toThrow('/api/odd does not say what it is');
});
