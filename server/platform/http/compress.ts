import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import type { BrotliOptions, ZlibOptions } from 'node:zlib';
import pLimit from 'p-limit';
import type { Encoding } from './encoding.ts';

/** Half of the threads that Node has for such work; files and passwords need the others. */
const MOST_AT_ONCE = 2;
const MOST_WAITING = 50;

/** How well: a page of a search is a tenth longer when it is done quickly, for a third of the time. */
export type Effort = keyof typeof QUALITY;

const QUALITY = { quick: { br: 3, gzip: 3 }, thorough: { br: 6, gzip: 6 } };

const brotli = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress);
const gzipped = promisify<Buffer, ZlibOptions, Buffer>(gzip);

const unbrotlied = promisify<Buffer, Buffer>(brotliDecompress);
const gunzipped = promisify<Buffer, Buffer>(gunzip);

const COMPRESS = {
  br: (bytes: Buffer, quality: number) =>
    brotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: windowFor(bytes) },
    }),
  gzip: (bytes: Buffer, level: number) => gzipped(bytes, { level }),
};

/** Compresses beside the main thread, some at once; null for one too many, which is better sent as it is. */
export function createCompressor(mostWaiting = MOST_WAITING) {
  const inTurn = pLimit(MOST_AT_ONCE);

  return async (bytes: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer | null> => {
    const unfinished = inTurn.activeCount + inTurn.pendingCount;
    if (unfinished >= MOST_AT_ONCE + mostWaiting) return null;
    return exactly(await inTurn(() => COMPRESS[encoding](bytes, QUALITY[effort][encoding])));
  };
}

/** What was compressed, of any encoding that it is there in. */
export async function decompressed({
  br,
  gzip: gz,
}: Partial<Record<Encoding, { body: Buffer }>>): Promise<Buffer> {
  if (br) return unbrotlied(br.body);
  if (gz) return gunzipped(gz.body);
  throw new Error('There is nothing to decompress');
}

/** As large as what is compressed: Brotli takes memory for all of it. In bits. */
function windowFor({ length }: Buffer): number {
  return Math.min(Math.max(Math.ceil(Math.log2(length)), 16), constants.BROTLI_DEFAULT_WINDOW);
}

/** zlib answers with slices of larger buffers, all of which would be kept with the slice. */
function exactly(slice: Buffer): Buffer {
  const bytes = Buffer.allocUnsafeSlow(slice.length);
  slice.copy(bytes);
  return bytes;
}
