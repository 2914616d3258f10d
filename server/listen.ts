import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Listening {
  url: string;
  /** Stops accepting, lets running requests finish for up to 10 s, then cuts them. */
  close(): Promise<void>;
}

/** Listens on host and port (0: any free one). Rejects when the port is taken. */
export async function listen(handler: RequestListener, host: string, port: number): Promise<Listening> {
  const server = createServer({ maxHeaderSize: 16 * 1024, requestTimeout: 30_000 }, handler);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE' ? new Error(`Port ${port} is taken: set PORT to another one.`) : error,
      );
    });
    server.listen(port, host, resolve);
  });
  const { port: actual } = server.address() as AddressInfo;
  return { url: `http://${host}:${actual}`, close: () => close(server) };
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), 10_000);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
