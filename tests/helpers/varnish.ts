import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { needsCommand } from './debian-package.ts';
import { newFolder } from './new-folder.ts';
import { whenAnswering } from './nginx.ts';
import { ROOT } from './stores.ts';
import { untilTheEnd } from './until-the-end.ts';

/** docs/proxy/varnish.vcl for a site on another port of loopback. */
export function varnishExample(port: number, secret: string): string {
  const changes = [
    ['.port = "3000"', `.port = "${port}"`],
    ['put-CACHES_SECRET-here', secret],
  ] as const;
  return changes.reduce(
    (text, [what, instead]) => {
      if (!text.includes(what)) throw new Error(`docs/proxy/varnish.vcl has no ${what}`);
      return text.replace(what, instead);
    },
    readFileSync(join(ROOT, 'docs/proxy/varnish.vcl'), 'utf8'),
  );
}

/** Starts Varnish with the parameters of the example, until the test is over. Answers its origin. */
export async function startVarnish(vcl: string, port: number): Promise<string> {
  needsCommand('varnishd', 'varnish');
  needsCommand('/usr/lib/x86_64-linux-gnu/varnish/vmods/libvmod_xkey.so', 'varnish-modules');
  const folder = newFolder();
  const file = join(folder, 'directory.vcl');
  writeFileSync(file, vcl);
  const varnish = spawn(
    'varnishd',
    [
      // Root's Varnish would become somebody who may not read the folder.
      ...['-j', 'none'],
      ...['-F', '-n', join(folder, 'work'), '-a', `127.0.0.1:${port}`, '-f', file],
      ...['-s', 'malloc,256m', '-p', 'http_gzip_support=off', '-p', 'http_range_support=off'],
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const ended = once(varnish, 'exit').then(([code]) => {
    throw new Error(`varnishd ended with ${code}`);
  });
  const origin = `http://127.0.0.1:${port}`;
  await Promise.race([ended, whenAnswering(origin)]);
  untilTheEnd(async () => {
    varnish.kill('SIGTERM');
    await ended.catch(() => undefined);
  });
  return origin;
}
