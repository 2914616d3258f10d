import { STATUS_CODES } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import { currentOf } from './connections.ts';

const STATUSES: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers what Node would answer by itself without our headers: requests that it cannot read, or will not follow. */
export function answerEarly(server: Server, headers: Record<string, string>): void {
  const answer: Record<string, string> = {
    ...headers,
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    connection: 'close',
  };

  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const current = currentOf(socket);
    // An answer that has begun, or is to another request, would be mixed up with this one.
    const isFree = !current || !(current.request.complete || current.response.headersSent);
    if (socket.writable && isFree) socket.write(message(STATUSES[error.code ?? ''] ?? 400, answer));
    socket.destroy();
  });
  server.on('connect', (_request, socket) => {
    socket.end(message(405, { ...answer, allow: 'GET, HEAD, POST' }));
  });
  server.on('checkExpectation', (_request, response) => {
    response.writeHead(417, answer).end(STATUS_CODES[417]);
  });
}

/** Refuses requests of HTTP/1.1 that do not name a host (RFC 9112, 3.2). */
export function withHost(handler: RequestListener, headers: Record<string, string>): RequestListener {
  return (request, response) => {
    if (request.httpVersion !== '1.1' || request.headers.host !== undefined)
      return handler(request, response);
    response.writeHead(400, { ...headers, connection: 'close' }).end(STATUS_CODES[400]);
  };
}

function message(status: number, headers: Record<string, string>): string {
  const body = STATUS_CODES[status] ?? '';
  const lines = Object.entries({ ...headers, 'content-length': String(body.length) }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return [`HTTP/1.1 ${status} ${body}`, ...lines, '', body].join('\r\n');
}
