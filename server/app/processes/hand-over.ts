import { Agent, request as ask } from 'node:http';
import type { ClientRequest, IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { exchangeOf } from '../../platform/http/exchanges.ts';
import type { WriterFile } from './writer-file.ts';

interface Needs {
  config: { trustProxy: number };
  writer: WriterFile;
  /** Answers what could not be handed over. */
  refuse: RequestListener;
}

/** What belongs to a connection, and not to what is said on it (RFC 9110, 7.6.1); and what this says itself. */
const OF_CONNECTION = ['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'upgrade', 'expect'];
const OURS = ['x-forwarded-for', 'x-request-id'];
/** What a client may say of itself only behind a proxy that would have said otherwise. */
const OF_PROXIES = ['forwarded', 'x-real-ip', 'x-forwarded-proto', 'x-forwarded-host', 'x-forwarded-port'];
const WITHOUT_BODY = ['GET', 'HEAD', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT'];
/** Connections to the writer that are kept for the next request. */
const MOST_KEPT = 64;

/** Has the writer answer a request, and passes its answer on as it comes. */
export function createHandOver({ config, writer, refuse }: Needs): RequestListener {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: MOST_KEPT });

  return (request, response) => void handOver(request, response);

  async function handOver(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const socketPath = await writer.get();
    if (request.socket.destroyed) return;
    if (socketPath === null) return refuse(request, response);
    exchangeOf(request).isElsewhere = true;
    const { method, url: path } = request;
    const passed = ask({ agent, socketPath, method, path, headers: headersOf(request, config) });
    response.once('close', () => response.writableFinished || passed.destroy());
    passed.once('response', (answer) => passOn(answer, response));
    passed.on('error', (error: NodeJS.ErrnoException) => failed(error, passed, request, response));
    request.pipe(passed);
  }

  /**
   * A process that is killed answers nothing, and whoever asked does not know whether it was heard: so it is here. What
   * was certainly not heard, or may be said again, is refused.
   */
  function failed(
    { code = '' }: NodeJS.ErrnoException,
    passed: ClientRequest,
    request: IncomingMessage,
    response: ServerResponse,
  ): void {
    request.unpipe(passed);
    request.resume();
    if (response.headersSent) return;
    const isUnheard = code === 'ENOENT' || code === 'ECONNREFUSED';
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (response.destroyed || !(isUnheard || reads)) return void response.destroy();
    exchangeOf(request).isElsewhere = false;
    refuse(request, response);
  }
}

function passOn(answer: IncomingMessage, response: ServerResponse): void {
  const { statusCode = 502, statusMessage, rawHeaders, headers } = answer;
  if (headers.connection === 'close') response.shouldKeepAlive = false;
  response.writeHead(statusCode, statusMessage, without(rawHeaders, [...OF_CONNECTION, 'transfer-encoding']));
  // Either end takes the other along.
  pipeline(answer, response, () => {});
}

/** As they came, with who asks behind what proxies have said of that. */
function headersOf(request: IncomingMessage, { trustProxy }: { trustProxy: number }): string[] {
  const { rawHeaders, headers, socket, method = '' } = request;
  const { 'content-length': length, 'transfer-encoding': encoding } = headers;
  const isChunked = encoding !== undefined;
  const left = [
    ...[...OF_CONNECTION, ...OURS, 'transfer-encoding'],
    ...(isChunked ? ['content-length'] : []),
    ...(trustProxy === 0 ? OF_PROXIES : []),
  ];
  const before = trustProxy === 0 ? undefined : headers['x-forwarded-for'];
  const hops = [before, socket.remoteAddress].filter((hop) => hop !== undefined).join(', ');
  const passed = [
    ...without(rawHeaders, left),
    'x-forwarded-for',
    hops,
    'x-request-id',
    exchangeOf(request).id,
  ];
  if (headers.host === undefined) passed.push('host', '');
  if (isChunked) passed.push('transfer-encoding', 'chunked');
  else if (length === undefined && !WITHOUT_BODY.includes(method)) passed.push('content-length', '0');
  return passed;
}

/** Names and values in turn, without those of some names. */
function without(rawHeaders: readonly string[], names: readonly string[]): string[] {
  const kept: string[] = [];
  for (let i = 0; i < rawHeaders.length; i += 2)
    if (!names.includes(rawHeaders[i].toLowerCase())) kept.push(rawHeaders[i], rawHeaders[i + 1]);
  return kept;
}
