import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listens } from '../../platform/http/listen.ts';

/**
 * Answers GET /metrics with a text, on a port of loopback (0: one that is free) where neither visitors nor the limits for
 * them are. Rejects when the port is taken.
 */
export async function serveMetrics(text: () => Promise<string>, port: number) {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    text().then(
      (body) => response.writeHead(200, { 'content-type': TYPE }).end(body),
      (error: unknown) => response.writeHead(500).end(`${String(error)}\n`),
    );
  });
  await listens(server, { host: '127.0.0.1', port }, 'METRICS_PORT');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`,
    /** At once: who asks now asks again. */
    close(): void {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Of Prometheus' text format. */
const TYPE = 'text/plain; version=0.0.4; charset=utf-8';
