import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { PublicSite } from '#contract/public-site.ts';
import { createMetrics } from '../../server/app/metrics/metrics.ts';
import { serveMetrics } from '../../server/app/metrics/serve-metrics.ts';
import { createHandler } from '../../server/app/app.ts';
import { listen } from '../../server/platform/http/listen.ts';
import { contextOf } from '../helpers/app.ts';
import { ask } from '../helpers/raw-http.ts';
import { ROOT, memoryStore } from '../helpers/stores.ts';
import { untilTheEnd } from '../helpers/until-the-end.ts';

/** They would take seconds to prepare, and calls are counted as pages are. */
const NO_PAGES: PublicSite = {
  prepare: () => Promise.resolve(),
  find: () => ({ canonical: '/', cache: 'computed', route: '*' }),
  render: () => {
    throw new Error('no pages');
  },
};

/** The app, with its numbers on a port of their own. */
async function startWatched() {
  const store = memoryStore();
  const context = await contextOf(store, { site: NO_PAGES });
  const metrics = createMetrics(context);
  const watched = await serveMetrics(metrics.text, 0);
  const listening = await listen(createHandler(context), { ...context.config, port: 0 }, context);
  untilTheEnd(async () => {
    watched.close();
    await listening.close();
    store.close();
  });
  return { store, metrics, url: listening.url, watched: watched.url };
}

it('tells Prometheus what was answered, kept, done and waits, and of nobody', async () => {
  const { store, metrics, url, watched } = await startWatched();
  store.outbox.add({ recipient: 'marked@example.com', kind: 'verify', data: {} });
  metrics.jobEnded({ name: 'sweep', ms: 250, failure: null });
  metrics.jobEnded({ name: 'sweep', ms: 500, failure: { error: new Error('planted') } });
  for (const path of [
    '/api/states',
    '/api/states',
    '/api/doctors?q=marked',
    '/api/doctors/123',
    '/api/marked',
  ])
    await ask(url, path);
  const { hostname, port, pathname } = new URL(watched);
  expect(hostname).toBe('127.0.0.1');
  const text = () => ask(`http://127.0.0.1:${port}`, pathname).then(({ body }) => String(body));
  await expect.poll(text).toContain('directory_requests_total{route="/api/{*path}",status="404"} 1');
  const lines = (await text()).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'directory_requests_total{route="/api/states",status="200"} 2',
      'directory_requests_total{route="/api/doctors",status="200"} 1',
      'directory_request_seconds_count{route="/api/states"} 2',
      'directory_page_cache_hits_total 1',
      'directory_job_failures_total{job="sweep"} 1',
      'directory_job_last_duration_seconds{job="sweep"} 0.5',
      'directory_mails_waiting 1',
      'directory_mails_oldest_waiting_seconds 0',
      'directory_problems 0',
      'directory_backups_ok 1',
    ]),
  );
  expect(lines.join()).not.toContain('marked');
});

it('has nothing else on that port', async () => {
  const { watched } = await startWatched();
  const { origin } = new URL(watched);
  for (const path of ['/', '/metrics/', '/metrics?x', '/admin', '/healthz'])
    expect((await ask(origin, path)).status).toBe(404);
  expect((await ask(origin, '/metrics', {}, 'POST')).status).toBe(404);
});

it('says which setting names a port that is taken', async () => {
  const taken = await serveMetrics(() => Promise.resolve(''), 0);
  untilTheEnd(() => Promise.resolve(taken.close()));
  await expect(serveMetrics(() => Promise.resolve(''), Number(new URL(taken.url).port))).rejects.toThrow(
    /^Port \d+ of 127\.0\.0\.1 is taken: .* set METRICS_PORT to another one\.$/,
  );
});

it('has all of them in docs/monitoring.md, each once', async () => {
  const { metrics } = await startWatched();
  const registered = [...(await metrics.text()).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
  const page = readFileSync(join(ROOT, 'docs/monitoring.md'), 'utf8');
  const described = [...page.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
  expect(described.sort()).toEqual(registered.sort());
});
