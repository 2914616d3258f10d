import sharp from 'sharp';
import { halves, heavyPictures, hugePng, photo } from '../helpers/pictures.ts';

/** Pictures of one kind, handed in by turns, and what each may be answered; 503 besides, with a time to come back. */
export interface UploadCase {
  name: string;
  pictures: Buffer[];
  statuses: readonly number[];
}

/** What people, and worse, hand in: what is taken and costs the most, and what is refused. */
export async function uploadCases(): Promise<UploadCase[]> {
  const jpeg = await (await photo()).jpeg().toBuffer();
  return [
    { name: 'photos of 24 megapixels', pictures: [await camera()], statuses: [200] },
    { name: 'of 24 megapixels, the costly kinds', pictures: await heavyPictures(), statuses: [200, 400] },
    { name: '20 MB', pictures: [Buffer.alloc(20_000_000, 255)], statuses: [413] },
    { name: '30,000 by 30,000 pixels', pictures: [hugePng(30_000, 30_000, 30_000)], statuses: [400] },
    { name: 'CMYK', pictures: [await cmyk()], statuses: [200] },
    { name: '16 bits a channel', pictures: [await deep()], statuses: [200, 400] },
    { name: 'with a place and a camera', pictures: [await tagged()], statuses: [200] },
    { name: 'polyglot', pictures: [Buffer.concat([jpeg, SCRIPT])], statuses: [200] },
    { name: 'that moves', pictures: await moving(), statuses: [200] },
    { name: 'half a JPEG', pictures: [jpeg.subarray(0, jpeg.length / 2)], statuses: [400] },
    { name: 'SVG', pictures: [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')], statuses: [415] },
    { name: 'no picture', pictures: [Buffer.from('hello')], statuses: [415] },
  ];
}

const SCRIPT = Buffer.from('<script>alert(1)</script>');

/** As a phone makes them, just below what may be handed in. */
function camera(): Promise<Buffer> {
  return halves(6000, 4000).jpeg({ quality: 90 }).toBuffer();
}

async function cmyk(): Promise<Buffer> {
  return halves(4000, 3000).toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer();
}

async function deep(): Promise<Buffer> {
  return halves(5000, 4000).toColourspace('rgb16').png().toBuffer();
}

async function tagged(): Promise<Buffer> {
  const exif = { IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '42/1 21/1 0/1' } };
  return halves(4000, 3000).withExif(exif).jpeg().toBuffer();
}

async function moving(): Promise<Buffer[]> {
  const frames = ['#0f0', '#f00', '#00f'].map((background) =>
    sharp({ create: { width: 1500, height: 1500, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  const film = sharp(await Promise.all(frames), { join: { animated: true } });
  return Promise.all([film.clone().gif().toBuffer(), film.clone().webp().toBuffer()]);
}
