import { once } from 'node:events';
import { readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { proxyLogs } from '../attack/proxy-logs.ts';
import { startCaddy } from '../helpers/caddy.ts';
import { needsCommand } from '../helpers/debian-package.ts';
import { freePort } from '../helpers/free-port.ts';
import { startHaproxy } from '../helpers/haproxy.ts';
import { startNginx } from '../helpers/nginx.ts';
import { caddyExample, nginxCacheExample, nginxExample } from '../helpers/proxy-examples.ts';
import { ask } from '../helpers/raw-http.ts';
import { isLong } from '../helpers/scale.ts';
import { untilTheEnd } from '../helpers/until-the-end.ts';

describe.runIf(isLong)('proxies as in docs/proxy', () => {
  it('nginx writes neither searches nor whole addresses, beside the logs that it has already', async () => {
    needsCommand('nginx', 'nginx-light');
    expect(await proxyLogs()).toBeNull();
  });

  it('nor does Caddy, also of whoever goes in the middle of an answer', async () => {
    needsCommand('caddy', 'caddy');
    const site = createServer(({ url }, response) => {
      response.end(url === '/' ? '' : Buffer.alloc(50_000_000));
    });
    await once(site.listen(0, '127.0.0.1'), 'listening');
    untilTheEnd(() => void site.close());
    const { port } = site.address() as AddressInfo;
    const caddy = await startCaddy((listensOn, folder) => caddyExample({ port, listensOn, folder }));
    untilTheEnd(caddy.stop);

    const { host, port: asked } = new URL(caddy.origin);
    const visitor = connect(Number(asked), '127.0.0.1');
    // One that has more to ask is missed only by whoever writes to it.
    const request = `GET /search?q=secret-word HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
    visitor.write(request + request);
    await once(visitor, 'data');
    const { localPort } = visitor;
    visitor.resetAndDestroy();

    const logs = () => readdirSync(caddy.folder).filter((name) => name.endsWith('.log'));
    const all = () =>
      logs()
        .map((name) => readFileSync(join(caddy.folder, name), 'utf8'))
        .join('');
    await vi.waitFor(() => expect(all()).toContain('incomplete response'), 5000);
    expect(all()).not.toContain('secret-word');
    expect(all()).not.toContain(`127.0.0.1:${localPort}`);
  });

  it('nginx leaves it to the site to say what is too large', async () => {
    needsCommand('nginx', 'nginx-light');
    const site = createServer((request, response) => {
      request.resume().on('end', () => response.writeHead(413).end('At most 5 MB.'));
    });
    await once(site.listen(0, '127.0.0.1'), 'listening');
    untilTheEnd(() => void site.close());
    const { port } = site.address() as AddressInfo;
    const nginx = await startNginx((listensOn, folder) => nginxExample({ port, listensOn, folder }));
    untilTheEnd(nginx.stop);
    const photo = 'x'.repeat(20_000_000);
    const { body } = await ask(nginx.origin, '/api/user/upload-picture', {}, 'POST', false, photo);
    expect(body.toString()).toBe('At most 5 MB.');
  });

  it.each([
    ['', () => ''],
    [' with a cache', nginxCacheExample],
  ])('nginx%s hands on what leads to the longest address', async (_, cache) => {
    needsCommand('nginx', 'nginx-light');
    const site = createServer(({ url = '' }, response) => {
      response.writeHead(302, { location: url.replace('where=', 'q='), 'cache-control': 'max-age=1' }).end();
    });
    await once(site.listen(0, '127.0.0.1'), 'listening');
    untilTheEnd(() => void site.close());
    const { port } = site.address() as AddressInfo;
    const nginx = await startNginx(
      (listensOn, folder) => cache(folder) + nginxExample({ port, listensOn, folder }),
    );
    untilTheEnd(nginx.stop);
    for (const length of [1000, 3000, 4000, 6000, 8000]) {
      const address = '/search?where='.padEnd(length, 'x');
      const { status, headers } = await ask(nginx.origin, address);
      expect([status, headers.location]).toEqual([302, address.replace('where=', 'q=')]);
    }
  });

  it('say where help is in a crisis while the site does not answer', async () => {
    needsCommand('nginx', 'nginx-light');
    needsCommand('caddy', 'caddy');
    const port = await freePort();
    const nginx = await startNginx((listensOn, folder) => nginxExample({ port, listensOn, folder }));
    untilTheEnd(nginx.stop);
    const caddy = await startCaddy((listensOn, folder) =>
      caddyExample({ port, listensOn, folder }).replace('lb_try_duration 60s', 'lb_try_duration 0s'),
    );
    untilTheEnd(caddy.stop);
    const haproxy = await startHaproxy([port, port], await freePort());
    for (const [origin, status] of [
      [nginx.origin, 502],
      [caddy.origin, 502],
      [haproxy, 503],
    ] as const) {
      const answer = await ask(origin, '/search?q=help');
      expect([answer.status, answer.headers['content-type']]).toEqual([status, 'text/html']);
      expect(answer.body.toString()).toContain('<a href="tel:988">988</a>');
    }
  });

  it('HAProxy does not take a site for gone that is only busy', async () => {
    let checks = 0;
    const site = createServer(({ url }, response) => {
      if (url !== '/healthz') return void response.end();
      checks++;
      setTimeout(() => response.end(), 1500);
    });
    await once(site.listen(0, '127.0.0.1'), 'listening');
    untilTheEnd(() => void site.close());
    const { port } = site.address() as AddressInfo;
    const haproxy = await startHaproxy([port, port], await freePort());
    const statuses = new Set<number>();
    while (checks < 10) statuses.add((await ask(haproxy, '/home')).status);
    expect([...statuses]).toEqual([200]);
  });
});
