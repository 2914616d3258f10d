import { once } from 'node:events';
import { Agent } from 'node:http';
import type { RequestListener } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { listen, patienceFor } from '../../server/platform/http/listen.ts';
import { startNginx } from '../helpers/nginx.ts';
import { ask, connection } from '../helpers/raw-http.ts';

/** All of it so many times as fast as it is. */
const FASTER = 100;
/** How long proxies keep a connection that nobody uses: most of them, and the slowest that we know. */
const KEPT_BY_PROXIES = [60_000, 90_000];
const REQUESTS = 10_000;
const VISITORS = 200;

/**
 * Asks through nginx, which needs to be installed, with pauses around the moments at which one of the two closes a
 * connection. Answers what went wrong: each request has to be answered. By POST, which no proxy asks a second time.
 */
export async function behindNginx(): Promise<string | null> {
  const config = { host: '127.0.0.1', port: 0, siteUrl: 'http://127.0.0.1', trustProxy: 1 };
  const { keepAliveTimeout, grace, headersTimeout, requestTimeout } = patienceFor(config);
  const patience = {
    keepAliveTimeout: keepAliveTimeout / FASTER,
    grace: grace / FASTER,
    headersTimeout: headersTimeout / FASTER,
    requestTimeout: requestTimeout / FASTER,
  };
  const server = await listen(atWork(), config, { patience });
  try {
    const closedAfter = await silenceBeforeClosing(server.url);
    for (const kept of KEPT_BY_PROXIES) {
      const moments = [kept / FASTER, closedAfter];
      const lost = await lostThrough(server.url, kept / FASTER, moments);
      if (lost.length > 0)
        return `${lost.length} of ${REQUESTS} by a proxy that keeps connections for ${kept} ms: ${lost[0]}`;
    }
    return null;
  } finally {
    await server.close();
  }
}

/** Milliseconds for which a connection stays open that has been used once: Node adds some of its own. */
async function silenceBeforeClosing(origin: string): Promise<number> {
  const socket = await connection(origin);
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(socket, 'data');
  const began = performance.now();
  await once(socket, 'close');
  return performance.now() - began;
}

/** Answers, and now and then has no time to hear what comes: what it finds then is due to be closed as well. */
function atWork(): RequestListener {
  let answered = 0;
  return (_, response) => {
    response.end('answered');
    const until = performance.now() + (answered++ % 20 === 0 ? 20 : 0);
    while (performance.now() < until);
  };
}

/** What was not answered as it should be. */
async function lostThrough(origin: string, keptMs: number, moments: number[]): Promise<(number | string)[]> {
  const nginx = await startNginx((port) => passingOn(origin, keptMs, port));
  const agent = new Agent({ keepAlive: true, maxSockets: VISITORS });
  const lost: (number | string)[] = [];
  const rounds = REQUESTS / KEPT_BY_PROXIES.length / VISITORS;
  for (let round = 0; round < rounds; round++) {
    // All at once, so that every connection is used, and then is as old as all others.
    const asked = Array.from({ length: VISITORS }, () =>
      ask(nginx.origin, '/', {}, 'POST', agent).then(({ status }) => status, String),
    );
    lost.push(...(await Promise.all(asked)).filter((answer) => answer !== 200));
    await sleep(moments[round % moments.length] + (round % 21) - 10);
  }
  agent.destroy();
  await nginx.stop();
  return lost;
}

function passingOn(origin: string, keptMs: number, port: number): string {
  return `
      access_log off;
      upstream app { server ${new URL(origin).host}; keepalive ${VISITORS}; keepalive_timeout ${keptMs}ms; }
      server {
        listen 127.0.0.1:${port};
        location / { proxy_pass http://app; proxy_http_version 1.1; proxy_set_header Connection ""; }
      }`;
}
