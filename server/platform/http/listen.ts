/**
 * HTTP without any noun: the port and its connections (this file), the headers, limits and errors of all answers, and
 * the cache of finished ones.
 */

import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from '../configuration/config.ts';
import { cutSilent, inTurn, limitPerAddress } from './connections.ts';
import { respondEarly, wellFormed } from './early-responses.ts';
import { securityHeaders } from './headers.ts';

const MOST_CONNECTIONS = 2000;
const SECOND = 1000;

/** How long a client may take, in milliseconds. */
export interface Patience {
  /** Between two requests. */
  keepAliveTimeout: number;
  headersTimeout: number;
  requestTimeout: number;
}

/**
 * Whoever asks by a connection in the moment in which it is closed gets no answer, and a proxy makes a 502 of it. So the
 * proxy must be the one who closes: most do after a minute, some after 75 or 90 seconds.
 */
export function patienceFor({ trustProxy }: Pick<Config, 'trustProxy'>): Patience {
  // With its body: 7 MB at half a megabit a second.
  const requestTimeout = 120 * SECOND;
  return trustProxy > 0
    ? { keepAliveTimeout: 100 * SECOND, headersTimeout: 110 * SECOND, requestTimeout }
    : { keepAliveTimeout: 5 * SECOND, headersTimeout: 15 * SECOND, requestTimeout };
}

const CHECKED_EVERY = 5 * SECOND;
/** For a byte in either direction: then a client neither writes nor reads. */
const MOST_SILENCE = 60 * SECOND;

type Listened = Pick<Config, 'host' | 'port' | 'siteUrl' | 'trustProxy'> & Partial<Pick<Config, 'socket'>>;

export interface Listening {
  url: string;
  /** Stops accepting, lets running requests finish for up to 10 s, then cuts them. */
  close(): Promise<void>;
}

/** Listens on the configured host and port (0: one that is free), or the socket that it was handed. Rejects when the port is taken. */
export async function listen(
  handler: RequestListener,
  { host, port, socket, siteUrl, trustProxy }: Listened,
  patience: Patience = patienceFor({ trustProxy }),
): Promise<Listening> {
  const headers = securityHeaders(siteUrl);
  const server = createServer(
    {
      ...patience,
      connectionsCheckingInterval: CHECKED_EVERY,
      maxHeaderSize: 16 * 1024,
      requireHostHeader: false,
    },
    inTurn(wellFormed(handler, headers)),
  );
  server.timeout = MOST_SILENCE;
  server.maxConnections = MOST_CONNECTIONS;
  cutSilent(server);
  respondEarly(server, headers);
  // All connections of a proxy come from one address.
  if (trustProxy === 0) limitPerAddress(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE' ? new Error(`Port ${port} is taken: set PORT to another one.`) : error,
      );
    });
    server.listen(socket ?? { port, host }, resolve);
  });
  const { port: actual } = server.address() as AddressInfo;
  return { url: `http://${host}:${actual}`, close: () => close(server) };
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), 10_000);
    // A connection that is busy now is idle a moment later, and would be kept for its next request.
    const idle = setInterval(() => server.closeIdleConnections(), 100);
    server.close(() => {
      clearTimeout(cut);
      clearInterval(idle);
      resolve();
    });
  });
}
