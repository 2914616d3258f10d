import { open } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { MOST_UPLOAD_BYTES } from '#contract/constants.ts';
import { Refusal } from '../http/refusal.ts';

/**
 * Writes the body of a request into a new file, a piece at a time. Throws 413 as soon as it is, or says to be, larger
 * than an image may be, and keeps nothing of what still comes.
 */
export async function receive(request: IncomingMessage, path: string): Promise<void> {
  if (Number(request.headers['content-length']) > MOST_UPLOAD_BYTES) throw tooLarge();
  const file = await open(path, 'wx');
  try {
    let size = 0;
    // The socket has still to carry the answer.
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > MOST_UPLOAD_BYTES) throw tooLarge();
      await file.write(chunk);
    }
  } catch (error) {
    if (request.destroyed && !request.complete) throw new Refusal(400, 'The picture has not come whole.');
    throw error;
  } finally {
    await file.close();
  }
}

function tooLarge(): Refusal {
  return new Refusal(413, `This picture is too large: at most ${MOST_UPLOAD_BYTES / 2 ** 20} MB.`);
}
