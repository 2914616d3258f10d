import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';

/** What to ask for, over so many connections that stay open, one request at a time on each. */
export interface Load {
  port: number;
  /** A whole request, as it goes over the wire. */
  request: string;
  connections: number;
  /** On each connection. */
  requests: number;
}

/** Milliseconds that all requests took together. */
export interface Loaded {
  took: number;
}

/** The client of kept pages, in a process of its own: it is sent loads and answers each when it is through. */
process.on('message', (load: Load) => {
  void run(load).then((loaded) => process.send?.(loaded));
});
process.on('disconnect', () => process.exit());

async function run({ port, request, connections, requests }: Load): Promise<Loaded> {
  const sockets = await Promise.all(Array.from({ length: connections }, () => opened(port)));
  const sizes = await Promise.all(sockets.map((socket) => sizeOfAnswer(socket, request)));
  const began = performance.now();
  await Promise.all(sockets.map((socket, i) => askAgain(socket, request, sizes[i], requests)));
  const took = performance.now() - began;
  for (const socket of sockets) socket.destroy();
  return { took };
}

async function opened(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').setNoDelay(true);
  await once(socket, 'connect');
  return socket;
}

/** Bytes of the answer, which are as many each time: a head alone where HEAD was asked, or nothing has changed. */
async function sizeOfAnswer(socket: Socket, request: string): Promise<number> {
  socket.write(request);
  let text = '';
  for (;;) {
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    text += chunk.toString('latin1');
    const [head, status] = /^HTTP\/1\.1 (200|304) [^]*?\r\n\r\n/.exec(text) ?? [];
    if (head === undefined) continue;
    const isHeadAlone = status === '304' || request.startsWith('HEAD ');
    const length = isHeadAlone ? 0 : Number(/\r\ncontent-length: (\d+)\r\n/i.exec(head)?.[1]);
    const size = head.length + length;
    if (text.length >= size) return size;
  }
}

function askAgain(socket: Socket, request: string, size: number, requests: number): Promise<void> {
  return new Promise((done, failed) => {
    let left = requests;
    let received = 0;
    socket.once('close', () => failed(new Error('The server closed the connection')));
    socket.on('data', ({ length }) => {
      received += length;
      if (received < size) return;
      received -= size;
      if (--left === 0) done();
      else socket.write(request);
    });
    socket.write(request);
  });
}
