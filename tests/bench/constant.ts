import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A bare server of node:http, in a process of its own: it is sent a JSON text, and answers it to whatever is asked. */
process.on('message', (json: string) => {
  const body = Buffer.from(json);
  const headers = { 'content-type': 'application/json', 'content-length': body.length };
  const server = createServer((_, response) => response.writeHead(200, headers).end(body));
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
process.on('disconnect', () => process.exit());
