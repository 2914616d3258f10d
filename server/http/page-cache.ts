import type { IncomingMessage, ServerResponse } from 'node:http';
import { createHash } from 'node:crypto';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';

/** An answer to keep, a 200: its headers without length and encoding, and its text. */
export interface Cacheable {
  headers: Record<string, string>;
  text: string;
}

interface Kept {
  revision: number;
  headers: Record<string, string>;
  etag: string;
  identity: Buffer;
  encoded: Partial<Record<Encoding, Buffer>>;
  bytes: number;
}

type Encoding = 'br' | 'gzip';

const compress = {
  br: (text: Buffer) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text: Buffer) => promisify(gzip)(text, { level: 6 }),
};

/**
 * Finished answers as bytes, in front of the app: a hit never enters Express. Bounded by bytes, the least recently
 * used go first. An answer made under an older revision of the data is not served. Keys are decided by the caller.
 */
export function createPageCache(revision: () => number, mostBytes = 64 * 1024 * 1024) {
  const kept = new Map<string, Kept>();
  let bytes = 0;

  function forget(key: string): void {
    bytes -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  }

  function remember(key: string, page: Kept): void {
    forget(key);
    kept.set(key, page);
    bytes += page.bytes;
    for (const oldest of kept.keys()) {
      if (bytes <= mostBytes) break;
      forget(oldest);
    }
  }

  return {
    /** Answers from what is kept; false when there is nothing to answer with. */
    serve(key: string, request: IncomingMessage, response: ServerResponse): boolean {
      const page = kept.get(key);
      if (!page) return false;
      if (page.revision !== revision()) {
        forget(key);
        return false;
      }
      kept.delete(key);
      kept.set(key, page);
      write(page, request, response);
      return true;
    },
    /** Answers with a new page, compressed for this visitor, and keeps it with the other encodings. */
    async send(
      key: string,
      answer: Cacheable,
      request: IncomingMessage,
      response: ServerResponse,
    ): Promise<void> {
      const identity = Buffer.from(answer.text);
      const etag = `W/"${createHash('sha1').update(identity).digest('base64url')}"`;
      const page: Kept = {
        revision: revision(),
        headers: answer.headers,
        etag,
        identity,
        encoded: {},
        bytes: identity.length,
      };
      const encoding = preferred(request);
      if (encoding) page.encoded[encoding] = await compress[encoding](identity);
      write(page, request, response);
      for (const other of ['br', 'gzip'] as const) {
        const encoded = (page.encoded[other] ??= await compress[other](identity));
        page.bytes += encoded.length;
      }
      remember(key, page);
    },
  };
}

export type PageCache = ReturnType<typeof createPageCache>;

function write(page: Kept, request: IncomingMessage, response: ServerResponse): void {
  const encoding = preferred(request);
  const body = (encoding && page.encoded[encoding]) ?? page.identity;
  const etag = page.etag;
  const headers: Record<string, string | number> = { ...page.headers, etag, vary: 'accept-encoding' };
  if (request.headers['if-none-match']?.includes(etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  if (encoding && body !== page.identity) headers['content-encoding'] = encoding;
  headers['content-length'] = body.length;
  response.writeHead(200, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

function preferred(request: IncomingMessage): Encoding | null {
  const accepted = request.headers['accept-encoding'] ?? '';
  if (/\bbr\b(?!;q=0)/.test(accepted)) return 'br';
  return /\bgzip\b(?!;q=0)/.test(accepted) ? 'gzip' : null;
}
