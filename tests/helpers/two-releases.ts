import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { startDemo } from './demo-server.ts';

/** The folder of scripts and sheets, and fonts. */
const NAMED_BY_CONTENT = /\bassets\/\w+(?=\/)|-[\w-]{8}(?=\.woff2\b)/g;

/**
 * Demos at one address, of which one is asked at a time: the build, the next one, all of whose files have other names,
 * and one whose operator wants nothing kept (OFFLINE=off).
 */
export async function startTwoReleases() {
  const [demo, off] = await Promise.all([startDemo(), startDemo(undefined, { env: { OFFLINE: 'off' } })]);
  let release: 'first' | 'next' | 'off' = 'first';
  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');

  async function answer({ url = '/', headers }: IncomingMessage, response: ServerResponse): Promise<void> {
    const isNext = release === 'next';
    const target = (release === 'off' ? off : demo).origin;
    if (isNext && url.startsWith('/assets/') && !url.includes('.next'))
      return void response.writeHead(404).end();
    const { authorization = '' } = headers;
    const given = await fetch(target + url.replace('.next', ''), {
      headers: { authorization },
      redirect: 'manual',
    });
    const bytes = Buffer.from(await given.arrayBuffer());
    const isText = /html|javascript|css/.test(given.headers.get('content-type') ?? '');
    const sent =
      isNext && isText
        ? bytes.toString().replace(NAMED_BY_CONTENT, '$&.next').replace('"BUILD":"', '$&next-')
        : bytes;
    const kept = [...given.headers].filter(([name]) =>
      /^(content-type|cache-control|location|content-security)/.test(name),
    );
    response.writeHead(given.status, Object.fromEntries(kept)).end(sent);
  }

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    become(which: typeof release): void {
      release = which;
    },
    async stop(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await Promise.all([demo.stop(), off.stop()]);
    },
  };
}
