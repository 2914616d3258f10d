import { once } from 'node:events';
import { Agent, request } from 'node:http';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import type { Socket } from 'node:net';

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A request that is sent and answered as it is, path, headers and body untouched; on a connection of its own, or of an agent's. */
export function ask(
  url: string,
  path: string,
  headers: OutgoingHttpHeaders = {},
  method = 'GET',
  agent: Agent | false = false,
  body?: string,
): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers, method, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    })
      .on('error', reject)
      .end(body);
  });
}

/**
 * Asks for so many paths, four at a time, as a browser that reads brotli. `by`: headers of who asks. Answers the
 * milliseconds that each took.
 */
export async function askAll(
  url: string,
  count: number,
  path: (n: number) => string,
  by: () => OutgoingHttpHeaders = () => ({}),
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const took: number[] = [];
  let next = 0;
  const asker = async () => {
    while (next < count) {
      const began = performance.now();
      await ask(url, path(next++), { 'accept-encoding': 'br', ...by() }, 'GET', agent);
      took.push(performance.now() - began);
    }
  };
  await Promise.all([asker(), asker(), asker(), asker()]);
  agent.destroy();
  return took;
}

/** A request as a connection sends it. */
export const requestOf = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

/** A connected socket to the app. */
export async function connection(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  // A server that has had enough resets the connection.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** All that a connection answers to a text, until the server ends it. */
export async function exchange(url: string, text: string): Promise<string> {
  const socket = await connection(url);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.write(text);
  await once(socket, 'close');
  return Buffer.concat(chunks).toString('latin1');
}
