import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { createCompressor } from './compress.ts';
import { encodingFor } from './encoding.ts';
import type { Encoding } from './encoding.ts';

/** An answer to keep, a 200: its headers without length and encoding, one object for all answers of a kind, and its text. */
export interface Cacheable {
  headers: Record<string, string>;
  text: string;
}

interface Kept {
  headers: Record<string, string>;
  etag: string;
  identity: Buffer;
  encoded: Partial<Record<Encoding, Buffer>>;
  /** What is being compressed, for all who wait for it. */
  encoding: Partial<Record<Encoding, Promise<void>>>;
}

interface Bounds {
  bytes?: number;
  entries?: number;
}

const MEGABYTE = 1024 * 1024;
/** What an entry takes besides its bytes: objects, the list's own books, the outer sides of buffers. Measured, rounded up. */
const OVERHEAD = 1024;
/** Below, compressing saves no packet. */
const LEAST_TO_COMPRESS = 1024;

export type PageCache = ReturnType<typeof createPageCache>;

/**
 * Finished answers as bytes, in front of the app: a hit never enters Express. Bounded by entries and by what they really
 * hold; the least recently used go first, and all of them once the data has changed. Keys are decided by the caller.
 */
export function createPageCache(
  revision: () => number,
  { bytes = 64 * MEGABYTE, entries = 20_000 }: Bounds = {},
) {
  const kept = new LRUCache<string, Kept>({
    max: entries,
    maxSize: bytes,
    maxEntrySize: Math.floor(bytes / 16),
    sizeCalculation: sizeOf,
  });
  const compress = createCompressor();
  let keptFrom = revision();

  return {
    /** PublicApi from what is kept; false when there is nothing to answer with. */
    serve(key: string, request: IncomingMessage, response: ServerResponse): boolean {
      dropOld();
      const page = kept.get(key);
      if (!page) return false;
      answer(key, page, request, response).catch(() => response.destroy());
      return true;
    },
    /**
     * PublicApi with what `make` makes, and keeps it. Resolves to false when it makes nothing; rejects with what it throws.
     * It is called at once: what is kept is of the data as they are now.
     */
    async send(
      key: string,
      make: () => Cacheable | null,
      request: IncomingMessage,
      response: ServerResponse,
    ): Promise<boolean> {
      dropOld();
      const made = make();
      if (!made) return false;
      const page = pageOf(made);
      kept.set(key, page);
      await answer(key, page, request, response);
      return true;
    },
  };

  function dropOld(): void {
    const now = revision();
    if (now !== keptFrom) kept.clear();
    keptFrom = now;
  }

  /** Compressed as this visitor takes it, which is kept as well. */
  async function answer(
    key: string,
    page: Kept,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const encoding = page.identity.length < LEAST_TO_COMPRESS ? null : encodingFor(request);
    if (encoding && !page.encoded[encoding]) await (page.encoding[encoding] ??= encode(key, page, encoding));
    write(page, encoding, request, response);
  }

  /** Failing that, the page is sent as it is. */
  async function encode(key: string, page: Kept, encoding: Encoding): Promise<void> {
    const bytes = await compress(page.identity, encoding).finally(
      () => (page.encoding[encoding] = undefined),
    );
    if (!bytes) return;
    page.encoded[encoding] = bytes;
    // Counted anew, unless it was dropped while it was compressed: then it may be of older data.
    if (kept.peek(key) === page) kept.set(key, page);
  }
}

function pageOf({ headers, text }: Cacheable): Kept {
  const identity = bytesOf(text);
  const etag = `W/"${createHash('sha1').update(identity).digest('base64url')}"`;
  return { headers, etag, identity, encoded: {}, encoding: {} };
}

/** In a buffer of its own: a small one of Buffer.from would be kept with its neighbours. */
function bytesOf(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}

function sizeOf({ identity, encoded }: Kept, key: string): number {
  return (
    OVERHEAD + 2 * key.length + identity.length + (encoded.br?.length ?? 0) + (encoded.gzip?.length ?? 0)
  );
}

function write(
  page: Kept,
  encoding: Encoding | null,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { etag, identity } = page;
  const compressed = encoding && page.encoded[encoding];
  const headers: Record<string, string | number> = { ...page.headers, etag, vary: 'accept-encoding' };
  if (request.headers['if-none-match']?.includes(etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const body = compressed ?? identity;
  if (compressed) headers['content-encoding'] = encoding;
  headers['content-length'] = body.length;
  response.writeHead(200, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}
