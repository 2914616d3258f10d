/**
 * HTTP without any noun: the port and its connections (this file), the headers, limits and errors of all answers, and
 * the cache of finished ones.
 */

import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import type { Config } from '../configuration/config.ts';
import { hostInUrl } from '../configuration/host-in-url.ts';
import { currentOf, cutIdle, cutSilent, endIdle, inTurn, limitPerAddress } from './connections.ts';
import { respondEarly, wellFormed } from './early-responses.ts';
import { securityHeaders } from './headers.ts';
import { identified } from './exchanges.ts';
import { createTraffic } from './traffic.ts';
import type { Traffic } from './traffic.ts';

const MOST_CONNECTIONS = 2000;
const SECOND = 1000;

/** How long a client may take, in milliseconds. */
export interface Patience {
  /** Between two requests, as it is told. */
  keepAliveTimeout: number;
  /** Longer than that is waited: what was asked in time is on its way. */
  grace: number;
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
  const grace = 5 * SECOND;
  return trustProxy > 0
    ? { keepAliveTimeout: 100 * SECOND, grace, headersTimeout: 110 * SECOND, requestTimeout }
    : { keepAliveTimeout: 5 * SECOND, grace, headersTimeout: 15 * SECOND, requestTimeout };
}

/** A process has ten seconds to end, and closes its database after this. */
const LONGEST_STOP = 9 * SECOND;
const CHECKED_EVERY = 5 * SECOND;
/** For a byte in either direction: then a client neither writes nor reads. */
const MOST_SILENCE = 60 * SECOND;

/** By the code of why it cannot listen. `setting`: what names the port. */
const REMEDIES: Record<string, ((host: string, port: number, setting: string) => string) | undefined> = {
  EADDRINUSE: (host, port, setting) =>
    `Port ${port} of ${host} is taken: end what listens there, or set ${setting} to another one.`,
  EACCES: (_, port, setting) =>
    `Port ${port} is not open to this user: set ${setting} to 1024 or more, and put a proxy in front.`,
  EADDRNOTAVAIL: (host) => `HOST ${host} is not an address of this machine: set it to one, like 127.0.0.1.`,
  ENOTFOUND: (host) => `HOST ${host} is not known to this machine: set it to an address, like 127.0.0.1.`,
  EAI_AGAIN: (host) => `HOST ${host} is not known to this machine: set it to an address, like 127.0.0.1.`,
};

type Listened = Pick<Config, 'host' | 'port' | 'siteUrl' | 'trustProxy'> & {
  /** What is listened on instead: what somebody else has opened, or a file for processes of this user. */
  socket?: { fd: number } | { path: string } | null;
};

export interface Listening {
  url: string;
  /**
   * Stops accepting, and lets running requests finish for up to 9 s; then cuts them, and answers how many. Connections
   * may ask `onceMore`, for so many milliseconds, and are told that this was the last time.
   */
  close(onceMore?: number): Promise<number>;
}

interface Parts {
  /** Who hears of requests. */
  traffic?: Traffic;
  patience?: Patience;
  /** How many processes listen there together: each has its part of the connections. */
  sharers?: number;
}

/** Listens on the configured host and port (0: one that is free), or the socket that it was handed. Rejects when the port is taken. */
export async function listen(
  handler: RequestListener,
  { host, port, socket, siteUrl, trustProxy }: Listened,
  { traffic = createTraffic(), patience = patienceFor({ trustProxy }), sharers = 1 }: Parts = {},
): Promise<Listening> {
  const { grace, ...timeouts } = patience;
  const headers = securityHeaders(siteUrl);
  let leaving = false;
  const sockets = new Set<Socket>();
  const server = createServer(
    {
      ...timeouts,
      connectionsCheckingInterval: CHECKED_EVERY,
      maxHeaderSize: 16 * 1024,
      requireHostHeader: false,
    },
    inTurn(
      identified(wellFormed(handler, headers), trustProxy),
      traffic,
      timeouts.keepAliveTimeout + grace,
      () => leaving,
    ),
  );
  server.timeout = MOST_SILENCE;
  server.maxConnections = Math.ceil(MOST_CONNECTIONS / sharers);
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  cutSilent(server);
  cutIdle(server);
  respondEarly(server, headers, traffic);
  // All connections of a proxy come from one address.
  if (trustProxy === 0) limitPerAddress(server, sharers);
  await listens(server, socket ?? { port, host }, 'PORT');
  return { url: urlOf(server, host), close };

  async function close(onceMore = 0): Promise<number> {
    leaving = true;
    for (const socket of sockets) {
      const { response } = currentOf(socket) ?? {};
      if (response && !response.headersSent) response.shouldKeepAlive = false;
    }
    // Whoever has connected already is heard.
    await new Promise((go) => setImmediate(go));
    return stop(server, sockets, onceMore);
  }
}

function urlOf(server: Server, host: string): string {
  const address = server.address() as AddressInfo | string;
  return typeof address === 'string' ? `unix:${address}` : `http://${hostInUrl(host)}:${address.port}`;
}

/** Resolves once a server listens. Rejects with the remedy; `setting`: what names the port. */
export function listens(
  server: Server,
  where: { host: string; port: number } | { fd: number } | { path: string },
  setting: string,
): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const sentence = 'host' in where ? REMEDIES[error.code ?? '']?.(where.host, where.port, setting) : null;
      reject(sentence ? new Error(sentence, { cause: error }) : error);
    });
    server.listen(where, resolve);
  });
}

function stop(server: Server, sockets: ReadonlySet<Socket>, onceMore: number): Promise<number> {
  const began = performance.now();
  let left = 0;
  const endAllIdle = () => {
    if (performance.now() - began < onceMore) return;
    for (const socket of sockets) if (!currentOf(socket)) endIdle(socket);
  };
  return new Promise((resolve) => {
    const cut = setTimeout(() => {
      left = sockets.size;
      server.closeAllConnections();
    }, LONGEST_STOP);
    // A connection that is busy now is idle a moment later, and would be kept for its next request.
    const idle = setInterval(endAllIdle, 100);
    // That of node:http also resets connections on which something was asked and is not read yet.
    NetServer.prototype.close.call(server, () => {
      clearTimeout(cut);
      clearInterval(idle);
      // Now that there is nothing to reset: its timer would go on, and hold all that answers.
      server.close();
      resolve(left);
    });
    endAllIdle();
  });
}
