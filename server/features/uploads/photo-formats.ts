import { open } from 'node:fs/promises';
import { Refusal } from '../../platform/http/refusal.ts';

/** What is read, by what is in the file, whatever its name or type says. Of what moves, the first picture. */
export const FORMATS = new Set<string | undefined>(['jpeg', 'png', 'webp', 'gif', 'heif']);

/** How files of these formats begin, as latin1; a dot is any byte. */
const BEGINNINGS = /^(\xff\xd8\xff|\x89PNG|GIF8|RIFF.{4}WEBP|.{4}ftyp)/s;

/** Throws 415 for a file that does not even begin as a photo: it is not worth a process. */
export async function refuseOthers(path: string): Promise<void> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(12), 0, 12, 0);
    if (!BEGINNINGS.test(buffer.toString('latin1', 0, bytesRead))) throw noPhoto();
  } finally {
    await file.close();
  }
}

export function noPhoto(): Refusal {
  return new Refusal(
    415,
    'This is not a photo that we can read. Please choose a JPEG, PNG, WebP or AVIF file.',
  );
}
