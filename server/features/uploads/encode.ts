import type { Metadata } from 'sharp';
import { Refusal } from '../../platform/http/refusal.ts';
import { FORMATS, noPhoto } from './photo-formats.ts';
import { sharp } from './sharp.ts';

/** What an image is made to: its widths in pixels, and width by height. */
export interface Shape {
  widths: readonly number[];
  /** null: its own, and no wider than it is. */
  aspect: number | null;
}

const MOST_PIXELS = 24_000_000;
/** What decoding one may take, in bytes. */
const MOST_MEMORY = 64e6;
/** So many times its pixels are held while they are decoded, as measured (tests/attack): most formats come in rows. */
const HELD = { heif: 4.5, 'progressive jpeg': 2, gif: 1.5, webp: 1.5, 'progressive png': 1.25 };
/** What is smaller would only be a blur. */
const FEWEST_ACROSS = 96;

/**
 * Makes an image out of whatever somebody handed in: decoded, upright, cut to its shape around the middle, in sRGB, and
 * encoded anew as WebP in each width. So nothing of the file itself is left: no place, no camera, no program behind it.
 * Throws 415 for what is no photo, 400 for one that cannot be used.
 */
export async function encode(file: string, { widths, aspect }: Shape): Promise<Record<number, Buffer>> {
  const options = { limitInputPixels: MOST_PIXELS, failOn: 'error', autoOrient: true } as const;
  refuseBad(await metadataOf(file));
  const width = Math.max(...widths);
  const { data, info } = await sharp(file, options)
    .resize(width, heightOf(width), { fit: 'cover', withoutEnlargement: aspect === null })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(refuseBroken);
  const images: Record<number, Buffer> = {};
  for (const width of widths) {
    const image = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
    const across = aspect === null ? Math.min(width, info.width) : width;
    images[width] = await image.resize(across, heightOf(width)).webp({ quality: 82 }).toBuffer();
  }
  return images;

  function heightOf(width: number): number | undefined {
    return aspect === null ? undefined : Math.round(width / aspect);
  }
}

/** Of an image that was made here, in pixels. */
export async function sizeOf(file: string): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(file).metadata();
  return { width, height };
}

/** From the header alone: nothing is decoded yet. */
async function metadataOf(file: string): Promise<Metadata> {
  // How large it is, is ours to say.
  return sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw noPhoto();
    });
}

function refuseBad(metadata: Metadata): void {
  const { format, width, height } = metadata;
  if (!FORMATS.has(format)) throw noPhoto();
  if (width * height > MOST_PIXELS)
    throw new Refusal(
      400,
      `This picture has too many pixels: ${width} by ${height}. At most ${MOST_PIXELS / 1e6} megapixels can be used.`,
    );
  if (memoryOf(metadata) > MOST_MEMORY)
    throw new Refusal(
      400,
      'This picture has too many pixels for its kind. Please save it smaller, or as a plain JPEG.',
    );
  if (Math.min(width, height) < FEWEST_ACROSS)
    throw new Refusal(
      400,
      `This picture is too small: it needs at least ${FEWEST_ACROSS} by ${FEWEST_ACROSS} pixels.`,
    );
}

function memoryOf({ format, width, height, channels, depth, isProgressive }: Metadata): number {
  const kind = isProgressive ? `progressive ${format}` : format;
  const held = Object.entries(HELD).find(([name]) => name === kind)?.[1] ?? 0;
  return width * height * channels * (depth === 'uchar' ? 1 : 2) * held;
}

function refuseBroken(): never {
  throw new Refusal(400, 'This picture is damaged or not complete. Please choose another one.');
}
