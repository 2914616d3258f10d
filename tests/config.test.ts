import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../server/config.ts';
import { warnOfProxy } from '../server/http/forwarded-warning.ts';

describe('the demo, whose passwords are public,', () => {
  it.each(['127.0.0.1', '127.8.9.10', '::1', 'localhost'])('may listen on %s', (HOST) => {
    expect(readConfig({ HOST }, '/', true)).toMatchObject({ host: HOST, demo: true });
  });

  it.each(['0.0.0.0', '::', '192.168.1.7', '127.0.0.1.example.com', 'example.com'])(
    'may not on %s',
    (HOST) => {
      expect(() => readConfig({ HOST }, '/', true)).toThrow(
        /^HOST must be .* for the demo, .* public.*npm start\.$/,
      );
      expect(readConfig({ HOST, SITE_URL: 'https://example.org' }, '/').host).toBe(HOST);
    },
  );
});

describe('a proxy', () => {
  it.each(['x-forwarded-for', 'forwarded', 'x-real-ip'])(
    'is warned of once by %s, unless it is told of',
    (name) => {
      expect(warnings(0, [{}, { [name]: 'a' }, { [name]: 'b' }])).toBe(1);
      expect(warnings(0, [{}, { host: 'a' }])).toBe(0);
      expect(warnings(1, [{ [name]: 'a' }])).toBe(0);
    },
  );
});

/** How many lines are logged for requests with these headers, all of which are answered. */
function warnings(trustProxy: number, requests: Record<string, string>[]): number {
  const lines: string[] = [];
  let answered = 0;
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) });
  const handler = warnOfProxy({ config: { ...readConfig({}, '/'), trustProxy }, log }, () => answered++);
  for (const headers of requests) {
    const request = new IncomingMessage(new Socket());
    Object.assign(request.headers, headers);
    handler(request, response);
  }
  expect(answered).toBe(requests.length);
  return lines.length;
}
