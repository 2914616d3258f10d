import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { createInterface } from 'node:readline';
import { built } from './built.ts';
import { ROOT } from './stores.ts';
import { untilTheEnd } from './until-the-end.ts';

/** As systemd with a socket of its own: whenever the server has ended in order, the next one gets the same port. */
const SUPERVISOR = `while sh -c 'echo pid $$; exec env LISTEN_FDS=1 LISTEN_PID=$$ "$0" "$1"' "$0" "$1"; do :; done`;
const WAITING = 4096;

export interface Held {
  port: number;
  /** Has the server end in order; the next one begins by itself. Resolves when that is ready. */
  restart(): Promise<void>;
}

/** Serves tests/helpers/serve-process.ts on a port that is held for it, until the end of the test. */
export async function serveOnHeldPort(env: Record<string, string>): Promise<Held> {
  const held = createServer();
  await new Promise<void>((listens) =>
    held.listen({ port: 0, host: '127.0.0.1', backlog: WAITING }, listens),
  );
  const { port } = held.address() as AddressInfo;
  const supervisor = spawn('sh', ['-c', SUPERVISOR, process.execPath, await built('serve-process')], {
    cwd: ROOT,
    env: { ...process.env, LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'inherit', descriptorOf(held)],
  });
  // Only the supervisor holds it from now on, and takes no connection.
  held.close();
  let pid = 0;
  let ready: (() => void) | undefined;
  let next = new Promise<void>((isReady) => (ready = isReady));
  if (supervisor.stdout)
    createInterface(supervisor.stdout).on('line', (line) => {
      if (line.startsWith('pid ')) pid = Number(line.slice('pid '.length));
      if (line.startsWith('ready ')) ready?.();
    });
  untilTheEnd(async () => {
    const ended = once(supervisor, 'close');
    supervisor.kill('SIGKILL');
    process.kill(pid, 'SIGTERM');
    await ended;
  });
  await next;
  return {
    port,
    restart() {
      next = new Promise<void>((isReady) => (ready = isReady));
      process.kill(pid, 'SIGTERM');
      return next;
    },
  };
}

/** Node has no name for it. */
function descriptorOf(server: Server): number {
  return (server as Server & { _handle: { fd: number } })._handle.fd;
}
