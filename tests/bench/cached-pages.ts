import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Store } from '../../db/store.ts';
import { createHandler } from '../../server/app/app.ts';
import { readConfig } from '../../server/platform/configuration/config.ts';
import { createContext } from '../../server/app/create-context.ts';
import { listen } from '../../server/platform/http/listen.ts';
import { ROOT } from '../../server/platform/configuration/root.ts';
import type { PublicSite } from '#contract/public-site.ts';
import type { RawAnswer } from '../helpers/raw-http.ts';
import { ask } from '../helpers/raw-http.ts';
import type { Load, Loaded } from './load.ts';
import { median } from './median.ts';

const ASSETS = {
  scripts: ['/assets/entry.js'],
  fonts: [],
  modulesOf: () => [],
  stylesOf: () => ['/assets/style.css'],
};
/** What a browser sends along. */
const BROWSER = {
  host: '127.0.0.1',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'accept-language': 'en-US,en;q=0.5',
  connection: 'keep-alive',
};
const CONNECTIONS = 16;
/** On each connection, in each half of a pair: together some tenths of a second. */
const REQUESTS = 150;
const PAIRS = 25;
const MOST_MS = 20_000;
const NODES_OWN = ['date', 'connection', 'keep-alive'];

/**
 * Prints what a cached page costs over HTTP, as a ratio to a bare server of node:http that sends the same bytes with as
 * many headers. Both are in this process and asked in turn by the same client in another one.
 */
export async function measureCachedPages(store: Store, site: PublicSite): Promise<void> {
  const config = { ...readConfig({ LOG_LEVEL: 'silent' }, ROOT), host: '127.0.0.1', port: 0 };
  const context = createContext({
    config,
    store,
    site,
    assets: ASSETS,
    stripe: null,
    key: Buffer.alloc(32, 7),
    now: () => new Date(),
  });
  const product = await listen(createHandler(context), config);
  const client = fork(join(import.meta.dirname, 'load.ts'));
  const [{ id }] = store.listings.newest(1);

  console.log(
    `\n  ${'Cached pages over HTTP'.padEnd(32)}${['bytes', 'a second', 'bare', 'ratio', 'CPU'].map((cell) => cell.padStart(11)).join('')}`,
  );
  for (const { name, method, path, headers } of await questionsOf(product.url, id)) {
    const answer = await ask(product.url, path, headers, method);
    const bare = await startBare(answer);
    const request = requestOf(method, path, headers);
    const pairs = await inPairs(client, Number(new URL(product.url).port), portOf(bare), request);
    bare.close();
    const cells = [
      answer.body.length,
      perSecond(pairs.kept.took),
      perSecond(pairs.bare.took),
      pairs.ratio.toFixed(2),
      pairs.cpu.toFixed(2),
    ];
    console.log(`  ${name.padEnd(32)}${cells.map((cell) => String(cell).padStart(11)).join('')}`);
  }
  client.disconnect();
  await product.close();
}

interface Question {
  name: string;
  method: string;
  path: string;
  headers: Record<string, string>;
}

/** Pages compressed, as browsers ask for them, and then as they are; of the home page its head alone, and whether it has changed. */
async function questionsOf(url: string, doctor: number): Promise<Question[]> {
  const pages = {
    home: '/home',
    search: '/search?searchState=MA&condition=anxiety',
    profile: `/viewdoctorprofile/${doctor}`,
  };
  const whole = Object.entries(pages).flatMap(([name, path]) =>
    ['br', 'identity'].map((encoding) => ({
      name: `${name}, ${encoding}`,
      method: 'GET',
      path,
      headers: { ...BROWSER, 'accept-encoding': encoding },
    })),
  );
  const path = pages.home;
  const headers = { ...BROWSER, 'accept-encoding': 'br' };
  const { etag = '' } = (await ask(url, path, headers)).headers;
  return [
    ...whole,
    { name: 'home, HEAD', method: 'HEAD', path, headers },
    { name: 'home, not changed', method: 'GET', path, headers: { ...headers, 'if-none-match': etag } },
  ];
}

/** A server that sends an answer's status, bytes and as many headers; date and connection Node adds to both. */
async function startBare({ status, headers, body }: RawAnswer): Promise<Server> {
  const flat = Object.entries(headers)
    .filter(([name]) => !NODES_OWN.includes(name))
    .flatMap(([name, value]) => [name, String(value)]);
  const server = createServer((_, response) => {
    response.writeHead(status, flat);
    response.end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

interface Cost {
  /** Milliseconds that passed, and that this process worked. */
  took: number;
  cpu: number;
}

/** The medians of both, and of the ratios of each pair: bare to kept, so that 1 is as fast. */
async function inPairs(client: ChildProcess, keptPort: number, barePort: number, request: string) {
  const pairs: { kept: Cost; bare: Cost }[] = [];
  const began = performance.now();
  await costOf(client, keptPort, request);
  await costOf(client, barePort, request);
  while (pairs.length < PAIRS && performance.now() - began < MOST_MS) {
    const keptFirst = pairs.length % 2 === 0;
    const first = await costOf(client, keptFirst ? keptPort : barePort, request);
    const second = await costOf(client, keptFirst ? barePort : keptPort, request);
    pairs.push(keptFirst ? { kept: first, bare: second } : { kept: second, bare: first });
  }
  return {
    kept: { took: median(pairs.map(({ kept }) => kept.took)) },
    bare: { took: median(pairs.map(({ bare }) => bare.took)) },
    ratio: median(pairs.map(({ kept, bare }) => bare.took / kept.took)),
    cpu: median(pairs.map(({ kept, bare }) => bare.cpu / kept.cpu)),
  };
}

async function costOf(client: ChildProcess, port: number, request: string): Promise<Cost> {
  const load: Load = { port, request, connections: CONNECTIONS, requests: REQUESTS };
  const before = process.cpuUsage();
  client.send(load);
  const [{ took }] = (await once(client, 'message')) as [Loaded];
  const { user, system } = process.cpuUsage(before);
  return { took, cpu: (user + system) / 1000 };
}

function requestOf(method: string, path: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n');
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

function perSecond(milliseconds: number): number {
  return Math.round((CONNECTIONS * REQUESTS * 1000) / milliseconds);
}
