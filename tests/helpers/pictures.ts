import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { Sharp } from 'sharp';

/** Pictures that people, and worse, hand in. Sizes in pixels. */
export async function photo(width = 600, height = 400): Promise<Sharp> {
  const channels = 3;
  const noise = Buffer.alloc(width * height * channels, 0);
  for (let i = 0; i < noise.length; i++) noise[i] = (i * 31 + (i >> 7) * 17) & 255;
  const { data } = await sharp(noise, { raw: { width, height, channels } })
    .blur(2)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width, height, channels } });
}

/** As large as they are taken, or of 24 megapixels and refused: kinds that have to be decoded whole. */
export async function heavyPictures(): Promise<Buffer[]> {
  return (await Promise.all([pictures(6000, 4000), pictures(1800, 1800), pictures(3200, 3200)])).flat();
}

function pictures(width: number, height: number): Promise<Buffer[]> {
  const plain = sharp({
    create: { width, height, channels: 4, background: { r: 9, g: 99, b: 199, alpha: 0.5 } },
  });
  return Promise.all([
    plain.clone().png({ progressive: true }).toBuffer(),
    plain.clone().toColourspace('rgb16').png({ progressive: true }).toBuffer(),
    plain.clone().jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
    plain.clone().webp({ effort: 0 }).toBuffer(),
    plain.clone().withMetadata({ orientation: 6 }).png().toBuffer(),
    plain.clone().avif({ effort: 0, chromaSubsampling: '4:4:4' }).toBuffer(),
    plain.clone().gif({ effort: 1 }).toBuffer(),
  ]);
}

/** Left red, right blue. */
export function halves(width: number, height: number): Sharp {
  const red = { create: { width: Math.ceil(width / 2), height, channels: 3 as const, background: '#f00' } };
  return sharp({ create: { width, height, channels: 3, background: '#00f' } }).composite([
    { input: red, left: 0, top: 0 },
  ]);
}

/** A PNG of a few bytes that says it is so large. `rows`: of zeros, so many are there. */
export function hugePng(width: number, height: number, rows = 0): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc((width + 1) * rows), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc(body), body.length + 4);
  return whole;
}

function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}
