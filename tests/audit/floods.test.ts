import { beforeEach, expect, it } from 'vitest';
import { startApp } from '../helpers/app.ts';
import type { TestApp } from '../helpers/app.ts';

let app: TestApp;

beforeEach(async () => {
  app = await startApp(undefined, { config: { trustProxy: 1, callsPerIp: { refused: 60, mails: 20 } } });
});

const rows = () => app.store.audit.latest(100_000);

/** Calls of a stranger, on eight connections; which statuses they were answered. */
async function flood(count: number, call: (n: number) => Promise<{ status: number }>): Promise<Set<number>> {
  const statuses = new Set<number>();
  let next = 0;
  const one = async () => {
    while (next < count) statuses.add((await call(next++)).status);
  };
  await Promise.all(Array.from({ length: 8 }, one));
  return statuses;
}

it.each([
  ['GET', '/api/admin/x'],
  ['POST', '/api/user/articles'],
  ['GET', '/api/user/articles'],
  ['POST', '/api/user/token-exchange'],
  ['POST', '/api/user/login'],
  ['GET', '/api/user/profile'],
])(
  '200 refused %s %s of one source write a few lines, and are refused for their number',
  async (method, path) => {
    const json =
      method === 'GET' ? undefined : { email: 'nobody@example.com', password: 'x', token: 'a.b.c' };
    const statuses = await flood(200, () => app.send(method, path, { json, from: '192.0.2.1' }));
    expect(statuses).toContain(429);
    expect(rows().length).toBeLessThan(5);
  },
);
