import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { ask } from './raw-http.ts';

/**
 * Starts nginx, which needs to be installed, in a folder of its own. `http`: what its configuration says within http,
 * after the logs that distributions have there, given the port of loopback to listen on and the folder.
 */
export async function startNginx(http: (port: number, folder: string) => string) {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  await writeFile(join(folder, 'nginx.conf'), configuration(folder, http(port, folder)));
  const nginx = spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(nginx, 'exit').catch((error: unknown) => {
    throw new Error('This attack needs nginx: apt-get install nginx-light', { cause: error });
  });
  await Promise.race([ended, whenAnswering(`http://127.0.0.1:${port}`)]);
  return {
    origin: `http://127.0.0.1:${port}`,
    folder,
    async stop() {
      nginx.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Resolves when somebody listens there and speaks HTTP. */
export async function whenAnswering(origin: string): Promise<void> {
  while (
    !(await ask(origin, '/').then(
      () => true,
      () => false,
    ))
  )
    await sleep(20);
}

/** Its nginx would become somebody who may not read the folder. */
const isRoot = process.getuid?.() === 0;

function configuration(folder: string, http: string): string {
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return `
    daemon off;
    ${isRoot ? 'user root;' : ''}
    pid ${folder}/nginx.pid;
    events { worker_connections 1024; }
    http {
      access_log ${folder}/access.log;
      error_log ${folder}/error.log;
      ${paths.join(' ')}
      ${http}
    }`;
}
