import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { needsCommand } from './debian-package.ts';
import { newFolder } from './new-folder.ts';
import { whenAnswering } from './nginx.ts';
import { haproxyExample } from './proxy-examples.ts';
import { untilTheEnd } from './until-the-end.ts';

/** Starts HAProxy as in docs/proxy in front of two ports of loopback, until the test is over. Answers its origin. */
export async function startHaproxy(ports: readonly [number, number], port: number): Promise<string> {
  needsCommand('haproxy', 'haproxy');
  const file = join(newFolder(), 'haproxy.cfg');
  writeFileSync(file, haproxyExample(ports, port));
  const haproxy = spawn('haproxy', ['-q', '-db', '-f', file], { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(haproxy, 'exit').then(([code]) => {
    throw new Error(`haproxy ended with ${code}`);
  });
  const origin = `http://127.0.0.1:${port}`;
  await Promise.race([ended, whenAnswering(origin)]);
  untilTheEnd(async () => {
    haproxy.kill('SIGTERM');
    await ended.catch(() => undefined);
  });
  return origin;
}
