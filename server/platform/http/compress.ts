import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';
import type { Encoding } from './encoding.ts';

/** Half of the threads that Node has for such work; files and passwords need the others. */
const MOST_AT_ONCE = 2;
const MOST_WAITING = 50;

const COMPRESS = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 6 }),
};

/** Compresses beside the main thread, some at once; null for one too many, which is better sent as it is. */
export function createCompressor(mostWaiting = MOST_WAITING) {
  const inTurn = pLimit(MOST_AT_ONCE);

  return async (bytes: Buffer, encoding: Encoding): Promise<Buffer | null> => {
    const unfinished = inTurn.activeCount + inTurn.pendingCount;
    if (unfinished >= MOST_AT_ONCE + mostWaiting) return null;
    return exactly(await inTurn(() => COMPRESS[encoding](bytes)));
  };
}

/** zlib answers with slices of larger buffers, all of which would be kept with the slice. */
function exactly(slice: Buffer): Buffer {
  const bytes = Buffer.allocUnsafeSlow(slice.length);
  slice.copy(bytes);
  return bytes;
}
