import { open } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { MOST_UPLOAD_BYTES } from '#contract/constants.ts';
import { Refusal } from '../../platform/http/refusal.ts';

/** How slowly a body may come: so many bytes a second, once so many milliseconds are over. */
export interface Pace {
  bytesPerSecond: number;
  patience: number;
}

/** A phone at the edge of its network sends an eighth of a megabit a second. */
const PACE = { bytesPerSecond: 16_000, patience: 10_000 };

/**
 * Writes the body of a request into a new file, a piece at a time. Throws 413 as soon as it is, or says to be, larger
 * than an image may be, and 408 when it comes too slowly; keeps nothing of what still comes.
 */
export async function receive(request: IncomingMessage, path: string, pace: Pace = PACE): Promise<void> {
  if (Number(request.headers['content-length']) > MOST_UPLOAD_BYTES) throw tooLarge();
  const file = await open(path, 'wx');
  let size = 0;
  const watch = watchPace(() => size, pace);
  try {
    // The socket has still to carry the answer.
    const pieces = request.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer>;
    for (;;) {
      const piece = await Promise.race([pieces.next(), watch.late]);
      if (piece.done) break;
      size += piece.value.length;
      if (size > MOST_UPLOAD_BYTES) throw tooLarge();
      await file.write(piece.value);
    }
  } catch (error) {
    if (request.destroyed && !request.complete) throw new Refusal(400, 'The picture has not come whole.');
    throw error;
  } finally {
    watch.end();
    await file.close();
  }
}

function tooLarge(): Refusal {
  return new Refusal(413, `This picture is too large: at most ${MOST_UPLOAD_BYTES / 2 ** 20} MB.`);
}

/** `late` rejects as soon as less has come than should have. */
function watchPace(received: () => number, { bytesPerSecond, patience }: Pace) {
  const began = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const look = () => {
      const left = patience + (received() / bytesPerSecond) * 1000 - (performance.now() - began);
      if (left > 0) timer = setTimeout(look, left);
      else
        reject(new Refusal(408, 'The picture came too slowly. Please try again, or choose a smaller one.'));
    };
    look();
  });
  // It may be late while nobody waits for the next piece: the one who does will hear of it.
  late.catch(() => undefined);
  return { late, end: () => clearTimeout(timer) };
}
