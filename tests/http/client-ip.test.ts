import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sourceOf } from '../../server/platform/http/client-ip.ts';

const server = createServer((request, response) => {
  response.end(JSON.stringify([0, 1, 2].map((hops) => sourceOf(request, hops))));
});
let url = '';

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

/** The sources behind no, one and two proxies. */
async function sources(forwarded: string): Promise<string[]> {
  const headers: Record<string, string> = forwarded ? { 'x-forwarded-for': forwarded } : {};
  return (await (await fetch(url, { headers })).json()) as string[];
}

describe('the source of a request', () => {
  it('is believed from as many proxies as there are', async () => {
    expect(await sources('')).toEqual(['127.0.0.1', '127.0.0.1', '127.0.0.1']);
    expect(await sources('203.0.113.9, 198.51.100.7')).toEqual(['127.0.0.1', '198.51.100.7', '203.0.113.9']);
  });

  it('is one for all that an IPv6 network of 56 bits can send, however it is written', async () => {
    const [, home] = await sources('2001:db8:1:2200::1');
    expect(await sources('2001:0DB8:1:22ff:ffff:ffff:ffff:ffff')).toContain(home);
    expect(await sources('2001:db8:1:2300::1')).not.toContain(home);
  });

  it('is the same from every port that a proxy tells', async () => {
    expect((await sources('198.51.100.7:1234'))[1]).toBe('198.51.100.7');
    const [home] = (await sources('2001:db8:1:2200::1')).slice(1);
    expect((await sources('[2001:db8:1:2200::1]:1234'))[1]).toBe(home);
  });

  it('is the same for IPv4 written as IPv6', async () => {
    expect((await sources('::ffff:198.51.100.7'))[1]).toBe('198.51.100.7');
  });

  it('is short and never an error, whatever a proxy sends', async () => {
    for (const odd of ['unknown', 'fe80::1%eth0', '%', '::1/200', 'x'.repeat(5000)]) {
      for (const source of await sources(odd)) expect(source.length).toBeLessThanOrEqual(50);
    }
  });
});
