import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Stores an image under a name, given by its widths in pixels, as any upload: written aside, then renamed. */
export async function storeImage(
  uploads: string,
  name: string,
  images: Record<number, Buffer>,
): Promise<void> {
  for (const [width, image] of Object.entries(images)) {
    const path = join(uploads, `${name}-${width}.webp`);
    await writeFile(`${path}.part`, image);
    await rename(`${path}.part`, path);
  }
}
