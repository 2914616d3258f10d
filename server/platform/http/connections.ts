import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { ipKeyGenerator } from 'express-rate-limit';
import type { Traffic } from './traffic.ts';

/** Requests that a connection may send ahead of their answers. Browsers and proxies send none. */
const MOST_WAITING = 64;
/** Then the connection is closed politely, with the last answer. */
const MOST_REQUESTS = 10_000;
const MOST_CONNECTIONS_PER_ADDRESS = 500;
/** Browsers open connections ahead of what they will ask, and open new ones where these are gone. */
const MOST_SILENCE_AT_FIRST = 10_000;

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/** What goes on on one connection. */
interface Line {
  requests: number;
  current: Exchange | null;
  /** When it began, and what had been sent before. */
  began: number;
  bytes: number;
  waiting: Exchange[];
  /** To be called when the current answer has left the process, or never will. */
  goOn: () => void;
}

const lines = new WeakMap<Socket, Line>();

/** Ends a connection on which nothing is asked; what has come and was not read yet is read first. */
export function endIdle(socket: Socket): void {
  const read = socket.bytesRead;
  setImmediate(() => {
    if (!currentOf(socket) && socket.bytesRead === read) socket.destroy();
  });
}

/**
 * Answers the requests of a connection in turn: none is begun before the answer to the one before has left the process,
 * so that a client that does not read is owed one answer at the most. `idle`: milliseconds that it may be silent between
 * two of them, longer than it is told of. `isLeaving`: each answer is the last one of its connection.
 */
export function inTurn(
  handler: RequestListener,
  traffic: Traffic,
  idle: number,
  isLeaving: () => boolean,
): RequestListener {
  return (request, response) => {
    const { socket } = request;
    const line = lines.get(socket) ?? newLine(socket);
    line.requests++;
    if (line.requests >= MOST_REQUESTS || isLeaving()) response.shouldKeepAlive = false;
    if (!line.current) return begin(line, { request, response });
    if (line.waiting.length >= MOST_WAITING) return void socket.destroy();
    line.waiting.push({ request, response });
    socket.pause();
  };

  function begin(line: Line, exchange: Exchange): void {
    line.current = exchange;
    line.began = performance.now();
    exchange.response.on('close', line.goOn);
    handler(exchange.request, exchange.response);
  }

  /** One function for all answers of a connection. */
  function newLine(socket: Socket): Line {
    const line: Line = {
      requests: 0,
      current: null,
      began: 0,
      bytes: 0,
      waiting: [],
      goOn: () => goOn(line, socket),
    };
    lines.set(socket, line);
    return line;
  }

  function goOn(line: Line, socket: Socket): void {
    const { current, began, bytes: before } = line;
    line.current = null;
    line.bytes = socket.bytesWritten;
    if (current)
      traffic.ended(current.request, current.response, performance.now() - began, line.bytes - before);
    // After the last answer of a connection, Node closes it; nobody would get the others.
    if (!socket.writable) line.waiting = [];
    const next = line.waiting.shift();
    if (next) begin(line, next);
    else socket.setTimeout(idle);
    if (line.waiting.length === 0 && socket.isPaused()) socket.resume();
  }
}

/** The request that a connection is waiting on an answer to; null where it may send the next one. */
export function currentOf(socket: Socket): Exchange | null {
  return lines.get(socket)?.current ?? null;
}

/**
 * Ends connections on which nothing moves. A process that was busy reads first what has come meanwhile: whoever asked in
 * time is answered, and would not know otherwise whether a POST was heard.
 */
export function cutIdle(server: Server): void {
  server.on('timeout', (socket: Socket) => {
    const read = socket.bytesRead;
    setImmediate(() => socket.bytesRead === read && socket.destroy());
  });
}

/** Ends connections that say nothing at first, and hears every socket's errors: one that nobody hears ends the process. */
export function cutSilent(server: Server, milliseconds = MOST_SILENCE_AT_FIRST): void {
  server.on('connection', (socket: Socket) => {
    socket.on('error', () => socket.destroy());
    const silent = setTimeout(() => socket.bytesRead === 0 && socket.destroy(), milliseconds);
    socket.once('close', () => clearTimeout(silent));
  });
}

/**
 * Refuses more connections of one address, or network of version 6, than any office full of browsers opens. `sharers`:
 * processes that have the connections together.
 */
export function limitPerAddress(server: Server, sharers: number): void {
  const most = Math.ceil(MOST_CONNECTIONS_PER_ADDRESS / sharers);
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    if (socket.remoteAddress === undefined) return;
    const address = ipKeyGenerator(socket.remoteAddress);
    const count = open.get(address) ?? 0;
    if (count >= most) return void socket.destroy();
    open.set(address, count + 1);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
  });
}
