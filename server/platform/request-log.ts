import { hostname } from 'node:os';
import type { Config } from './configuration/config.ts';
import { writeSoon } from './log.ts';
import type { Traffic } from './http/traffic.ts';

const INFO = 30;
const WHERE = JSON.stringify({ pid: process.pid, hostname: hostname() }).slice(1, -1);

/**
 * A line a request, of all of them or of those that failed: neither who asked nor what for, but which route. Written as
 * pino writes it, by hand: by pino it takes four times as long, a tenth of a cached page (docs/decisions/0036).
 */
export function logRequests(traffic: Traffic, which: Config['requestLog']): void {
  if (which === 'off') return;
  const routes = new Map<string, string>();
  const quoted = (route: string) => {
    const known = routes.get(route) ?? JSON.stringify(route);
    routes.set(route, known);
    return known;
  };
  traffic.hear(({ id, method, route, status, ms, bytes }) => {
    if (which === 'failed' && status < 400) return;
    const what = `"id":"${id}","method":${method === null ? null : `"${method}"`},"route":${quoted(route)}`;
    const outcome = `"status":${status},"ms":${ms},"bytes":${bytes},"msg":"request"`;
    writeSoon(`{"level":${INFO},"time":${Date.now()},${WHERE},${what},${outcome}}\n`);
  });
}
