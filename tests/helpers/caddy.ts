import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { whenAnswering } from './nginx.ts';

/**
 * Starts Caddy, which needs to be installed, in a folder of its own, with the Caddyfile for a port and that folder. What
 * it says is in caddy.log there.
 */
export async function startCaddy(caddyfile: (port: number, folder: string) => string) {
  const folder = await mkdtemp(join(tmpdir(), 'caddy-'));
  const port = await freePort();
  await writeFile(join(folder, 'Caddyfile'), caddyfile(port, folder));
  const caddy = spawn('caddy', ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], {
    env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'ignore', openSync(join(folder, 'caddy.log'), 'w')],
  });
  const ended = once(caddy, 'exit');
  await Promise.race([ended, whenAnswering(`http://127.0.0.1:${port}`)]);
  return {
    origin: `http://127.0.0.1:${port}`,
    folder,
    async stop() {
      caddy.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
