import { Agent } from 'node:http';
import { describe, expect, it } from 'vitest';
import { startCaddy } from '../helpers/caddy.ts';
import { needsCommand } from '../helpers/debian-package.ts';
import { freePort } from '../helpers/free-port.ts';
import { serveOnHeldPort } from '../helpers/held-port.ts';
import { newFolder } from '../helpers/new-folder.ts';
import { startNginx } from '../helpers/nginx.ts';
import { caddyExample, nginxExample } from '../helpers/proxy-examples.ts';
import { ask } from '../helpers/raw-http.ts';
import { isLong } from '../helpers/scale.ts';
import { startServing } from '../helpers/served.ts';
import { untilTheEnd } from '../helpers/until-the-end.ts';

const REQUESTS = 10_000;
const VISITORS = 32;
const RESTARTS = 3;
/** What is not counted: all of it comes from one caller. */
const PATH = '/healthz';
const ENV = () => ({ DATA_DIR: newFolder(), TRUST_PROXY: '1', LOG_LEVEL: 'warn' });

/** Those of REQUESTS that were not answered as they should be, while the server is started anew so many times. */
async function failedOf(origin: string, restart: () => Promise<void>): Promise<(number | string)[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: VISITORS });
  const failed: (number | string)[] = [];
  const restarts: Promise<void>[] = [];
  let asked = 0;
  const visit = async () => {
    while (asked < REQUESTS) {
      const n = asked++;
      // The one before is over by then, or is waited for.
      if (n > 0 && n % (REQUESTS / (RESTARTS + 1)) === 0) restarts.push(Promise.all(restarts).then(restart));
      const { status } = await ask(origin, PATH, {}, 'GET', agent).catch((error: Error) => ({
        status: error.message,
      }));
      if (status !== 200) failed.push(status);
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, visit));
  await Promise.all(restarts);
  expect(restarts).toHaveLength(RESTARTS);
  agent.destroy();
  return failed;
}

describe.runIf(isLong)('an upgrade fails nobody', () => {
  it('behind nginx, the port being held', async () => {
    needsCommand('nginx', 'nginx-light');
    const { port, restart } = await serveOnHeldPort(ENV());
    const nginx = await startNginx((listensOn, folder) => nginxExample({ port, listensOn, folder }));
    untilTheEnd(nginx.stop);
    expect(await failedOf(nginx.origin, restart)).toEqual([]);
  });

  it('behind Caddy, the port being held', async () => {
    needsCommand('caddy', 'caddy');
    const { port, restart } = await serveOnHeldPort(ENV());
    const caddy = await startCaddy((listensOn, folder) => caddyExample({ port, listensOn, folder }));
    untilTheEnd(caddy.stop);
    expect(await failedOf(caddy.origin, restart)).toEqual([]);
  });

  it('behind Caddy, which asks again while nobody listens', async () => {
    needsCommand('caddy', 'caddy');
    const port = await freePort();
    const env = { ...ENV(), PORT: String(port) };
    let served = await startServing(env);
    untilTheEnd(() => served.stop());
    const caddy = await startCaddy((listensOn, folder) => caddyExample({ port, listensOn, folder }));
    untilTheEnd(caddy.stop);
    const restart = async () => {
      await served.stop();
      served = await startServing(env);
    };
    expect(await failedOf(caddy.origin, restart)).toEqual([]);
  });
});
