import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { etagIn, etagOf, isHeld } from './answer.ts';
import type { HttpAnswer } from './answer.ts';
import { createCompressor, decompressed } from './compress.ts';
import type { Effort } from './compress.ts';
import { encodingFor } from './encoding.ts';
import type { Encoding } from './encoding.ts';
import { exchangeOf } from './exchanges.ts';

/**
 * An answer in one encoding: its bytes, and all of its headers as names and values in turn, made once. The last one is
 * the id of each request.
 */
interface Encoded<Body = Buffer> {
  headers: HeaderList;
  body: Body;
}

type HeaderList = (string | number)[];

interface Page {
  /** As it is, and in each encoding that was asked for. */
  tags: { identity: Tag } & Partial<Record<Encoding, Tag>>;
  /** In bytes, as it is. */
  length: number;
  /** Without its bytes once they are kept compressed: a sixth of them, of which few visitors want it as it is. */
  identity: Encoded<Buffer | null>;
  encoded: Partial<Record<Encoding, Encoded>>;
  /** What is being compressed, for all who wait for it. */
  encoding: Partial<Record<Encoding, Promise<void>>>;
  kept: Kept;
}

interface Tag {
  etag: string;
  /** All headers but those of the body. */
  headers: HeaderList;
}

interface Kept {
  /** The pattern of what answers it. */
  route: string;
  /** To be done whenever it is answered with again. */
  again: (() => void) | null;
}

const MEGABYTE = 1024 * 1024;
/** What an entry takes besides its bytes: objects, the list's own books, the outer sides of buffers. Measured, rounded up. */
const OVERHEAD = 1536;
const OVERHEAD_OF_ENCODING = 512;
const OVERHEAD_OF_SPELLING = 256;
/** The part of all bytes that is there for other spellings of what is kept. */
const SPELLINGS = 1 / 16;
/** Below, compressing saves no packet. */
const LEAST_TO_COMPRESS = 1024;

export type PageCache = ReturnType<typeof createPageCache>;

/**
 * Finished answers as bytes, in front of the app: a hit never enters Express, and its URL is not even parsed. Bounded by
 * what they really hold, in `bytes`; the least recently used go first, and all of them once the data has changed.
 * `common`: the headers that every answer has. Who may be answered, and under which key, is decided by the caller.
 */
export function createPageCache(
  revision: () => number,
  common: Record<string, string>,
  bytes = 32 * MEGABYTE,
) {
  const pages = new LRUCache<string, Page>({
    maxSize: Math.floor(bytes * (1 - SPELLINGS)),
    maxEntrySize: Math.floor(bytes / 16),
    sizeCalculation: sizeOf,
  });
  /** The keys of other spellings. They hold no page: one that is dropped is gone. */
  const keys = new LRUCache<string, string>({
    maxSize: Math.floor(bytes * SPELLINGS),
    sizeCalculation: (key, url) => OVERHEAD_OF_SPELLING + 2 * (key.length + url.length),
  });
  const counts = { hits: 0, misses: 0 };
  const compress = createCompressor();
  let cachedFrom = revision();

  return {
    /** Answers a URL that is a key, or a spelling that was served before; false when there is nothing to answer with. */
    serve(url: string, request: IncomingMessage, response: ServerResponse): boolean {
      dropOld();
      const key = pages.has(url) ? url : keys.get(url);
      return key !== undefined && serveKey(key, request, response);
    },
    /** Answers another spelling of what is kept under a key, and remembers it. */
    serveSpelling(url: string, key: string, request: IncomingMessage, response: ServerResponse): boolean {
      const isServed = serveKey(key, request, response);
      if (isServed) keys.set(url, key);
      return isServed;
    },
    /** Answers with what has just been computed of the data as they are now, and keeps it if it is a 200. */
    send(
      key: string,
      computed: HttpAnswer,
      request: IncomingMessage,
      response: ServerResponse,
      kept: Kept,
    ): void {
      counts.misses++;
      const { identity, ...made } = pageOf(computed, common);
      if (computed.status !== 200) {
        exchangeOf(request).route = kept.route;
        return write(computed.status, identity.headers, identity.body, request, response);
      }
      const page = { ...made, identity, kept };
      dropOld();
      pages.set(key, page);
      answer(key, page, request, response);
    },
    /** Since the start, and what is held now. */
    counts: () => ({ ...counts, bytes: pages.calculatedSize + keys.calculatedSize, pages: pages.size }),
  };

  function dropOld(): void {
    const now = revision();
    if (now === cachedFrom) return;
    pages.clear();
    keys.clear();
    cachedFrom = now;
  }

  function serveKey(key: string, request: IncomingMessage, response: ServerResponse): boolean {
    const page = pages.get(key);
    if (!page) return false;
    counts.hits++;
    page.kept.again?.();
    answer(key, page, request, response);
    return true;
  }

  /** As this visitor takes it. */
  function answer(key: string, page: Page, request: IncomingMessage, response: ServerResponse): void {
    exchangeOf(request).route = page.kept.route;
    const encoding = page.length < LEAST_TO_COMPRESS ? null : encodingFor(request);
    const { etag, headers } = encoding ? tagIn(encoding, page) : page.tags.identity;
    if (isHeld(etag, request.headers['if-none-match']))
      return write(304, headers, undefined, request, response);
    const ready = encoding ? page.encoded[encoding] : page.identity;
    if (ready?.body) return write(200, ready.headers, ready.body, request, response);
    void answerConverted(key, page, encoding, request, response);
  }

  async function answerConverted(
    key: string,
    page: Page,
    encoding: Encoding | null,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    try {
      if (encoding) await (page.encoding[encoding] ??= encode(key, page, encoding));
      const compressed = encoding && page.encoded[encoding];
      const { headers, body } = compressed ?? { ...page.identity, body: await plainOf(page) };
      write(200, headers, body, request, response);
    } catch {
      response.destroy();
    }
  }

  /** Keeps it so; failing that, the page is sent as it is. */
  async function encode(key: string, page: Page, encoding: Encoding): Promise<void> {
    try {
      const body = await compress(await plainOf(page), encoding, effortFor(key));
      if (!body) return;
      const { headers: others } = tagIn(encoding, page);
      const headers = ['content-encoding', encoding, 'content-length', body.length, ...others];
      page.encoded[encoding] = { headers, body };
      page.identity.body = null;
      // Dropped while it was compressed: it may be of older data.
      if (pages.peek(key) !== page) return;
      // The list would not count the same page anew.
      pages.delete(key);
      pages.set(key, page);
    } finally {
      page.encoding[encoding] = undefined;
    }
  }
}

function pageOf({ headers: own, text }: HttpAnswer, common: Record<string, string>) {
  const body = bytesOf(text);
  const etag = etagOf(body);
  const headers = Object.entries({ ...common, ...own, etag, 'x-request-id': '' }).flat();
  const { length } = body;
  const identity = { headers: ['content-length', length, ...headers], body };
  return { tags: { identity: { etag, headers } }, length, identity, encoded: {}, encoding: {} };
}

async function plainOf({ identity, encoded }: Page): Promise<Buffer> {
  return identity.body ?? decompressed(encoded);
}

function tagIn(encoding: Encoding, { tags }: Page): Tag {
  const made = tags[encoding];
  if (made) return made;
  const { etag: plain, headers } = tags.identity;
  const etag = etagIn(encoding, plain);
  return (tags[encoding] = { etag, headers: headers.map((one) => (one === plain ? etag : one)) });
}

const utf8 = new TextEncoder();

/** In a buffer of its own: a small one of Buffer.from would be kept with its neighbours. */
function bytesOf(text: string): Buffer {
  const { buffer, byteOffset, length } = utf8.encode(text);
  return Buffer.from(buffer, byteOffset, length);
}

/** What is asked for by a query is one of very many, and seldom asked for again. */
function effortFor(key: string): Effort {
  return key.includes('?') ? 'quick' : 'thorough';
}

function sizeOf({ identity, encoded }: Page, key: string): number {
  const compressed = Object.values(encoded).map(({ body }) => OVERHEAD_OF_ENCODING + body.length);
  return compressed.reduce(
    (sum, size) => sum + size,
    OVERHEAD + 2 * key.length + (identity.body?.length ?? 0),
  );
}

function write(
  status: number,
  headers: (string | number)[],
  body: Buffer | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  headers[headers.length - 1] = exchangeOf(request).id;
  response.writeHead(status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}
