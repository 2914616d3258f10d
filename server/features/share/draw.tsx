/** @jsxImportSource satori/jsx */
import { LIGHT } from '#contract/palette.ts';
import satori from 'satori';
import type { JSXNode } from 'satori/jsx';
import { sharp } from '../uploads/sharp.ts';
import { Brand, MARK } from './brand.tsx';
import { FONTS } from './fonts.ts';
import { STYLE_SHEET } from './style-sheet.ts';

/** What Open Graph readers show in full; as in the style sheet. */
const SIZE = { width: 1200, height: 630 };

export interface Picture {
  ground: 'paper' | 'night';
  /** SVG between the ground and the words. */
  art: string;
  words: JSXNode;
  photo: Photo | null;
}

interface Photo {
  file: string;
  left: number;
  top: number;
  width: number;
  height: number;
  /** Of its corners. */
  radius: number;
}

/** The picture as PNG. Its letters become outlines: what fonts a machine has makes no difference. */
export async function draw({ ground, art, words, photo }: Picture, siteName: string): Promise<Buffer> {
  const page = (
    <div className={`picture on-${ground}`}>
      <style>{STYLE_SHEET}</style>
      <Brand siteName={siteName} />
      {words}
    </div>
  );
  const lettering = await satori(page, { ...SIZE, fonts: FONTS });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">${art}${MARK}${lettering}</svg>`;
  const picture = sharp(Buffer.from(svg)).flatten({ background: LIGHT[ground] });
  if (photo) picture.composite([{ input: await cutOut(photo), left: photo.left, top: photo.top }]);
  return picture.png({ compressionLevel: 7 }).toBuffer();
}

/** The photo in its size, with round corners. Rejects when it cannot be read. */
function cutOut({ file, width, height, radius }: Photo): Promise<Buffer> {
  const corners = `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${radius}"/></svg>`;
  return sharp(file)
    .resize(width, height, { fit: 'cover' })
    .composite([{ input: Buffer.from(corners), blend: 'dest-in' }])
    .png({ compressionLevel: 0 })
    .toBuffer();
}
