import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './stores.ts';

interface Places {
  /** Of the site, on loopback. */
  port: number;
  /** Of the proxy. */
  listensOn: number;
  /** What the proxy may write into. */
  folder: string;
}

/** docs/proxy/nginx.conf with what is there only on a machine of its own put elsewhere, and without TLS. */
export function nginxExample({ port, listensOn, folder }: Places): string {
  return changed('docs/proxy/nginx.conf', [
    [/127\.0\.0\.1:3000/g, `127.0.0.1:${port}`],
    [/\/var\/log\/nginx\//g, `${folder}/`],
    [/listen \[::\]:.*;/g, ''],
    [/listen 443 ssl http2;/g, `listen 127.0.0.1:${listensOn};`],
    [/listen 80;/g, `listen 127.0.0.1:${listensOn};`],
    [/ssl_certificate(_key)? .*;/g, ''],
    // Both servers are at one address here: the first one answers.
    [/server_name directory\.example\.com;(?=[^{}]*return)/g, 'server_name elsewhere.example.com;'],
  ]);
}

/** docs/proxy/nginx-cache.conf, which is beside it, likewise. */
export function nginxCacheExample(folder: string): string {
  return changed('docs/proxy/nginx-cache.conf', [[/\/dev\/shm\/directory/g, `${folder}/kept`]]);
}

/** docs/proxy/Caddyfile, likewise. */
export function caddyExample({ port, listensOn, folder }: Places): string {
  return changed('docs/proxy/Caddyfile', [
    [/127\.0\.0\.1:3000/g, `127.0.0.1:${port}`],
    [/\/var\/log\/caddy\//g, `${folder}/`],
    [/^directory\.example\.com \{/m, `http://127.0.0.1:${listensOn} {`],
    [/^\{\n/m, '{\n\tadmin off\n'],
  ]);
}

/** docs/proxy/haproxy.cfg for two ports of loopback, without TLS. */
export function haproxyExample([one, two]: readonly [number, number], listensOn: number): string {
  return changed('docs/proxy/haproxy.cfg', [
    [/bind :80\b/, `bind 127.0.0.1:${listensOn}`],
    [/ +bind :(443|::).*\n/g, ''],
    // Who may become another user is root alone.
    [/ +(user|group|chroot) .*\n/g, ''],
    [/ +http-request redirect .*\n/, ''],
    [/10\.0\.0\.1:3000/, `127.0.0.1:${one}`],
    [/10\.0\.0\.2:3000/, `127.0.0.1:${two}`],
  ]);
}

function changed(file: string, elsewhere: [RegExp, string][]): string {
  return elsewhere.reduce(
    (text, [what, instead]) => {
      if (text.search(what) < 0) throw new Error(`${file} has no ${what.source}`);
      return text.replace(what, instead);
    },
    readFileSync(join(ROOT, file), 'utf8'),
  );
}
