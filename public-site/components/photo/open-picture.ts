/** What is smaller would be a blur; the server says the same. */
const FEWEST_ACROSS = 96;
const MOST_BYTES = 50 * 2 ** 20;

/** Says, for the person, why a file cannot be used. */
export class BadPicture extends Error {}

/** Opens a file as a picture, upright. Throws BadPicture. */
export async function openPicture(file: Blob): Promise<ImageBitmap> {
  if (file.size > MOST_BYTES) throw new BadPicture('This file is too large. Please choose one below 50 MB.');
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture)
    throw new BadPicture('This file cannot be opened as a photo. Please choose a JPEG, PNG or WebP file.');
  if (Math.min(picture.width, picture.height) < FEWEST_ACROSS)
    throw new BadPicture(
      `This photo is too small. It needs at least ${FEWEST_ACROSS} by ${FEWEST_ACROSS} pixels.`,
    );
  return picture;
}
