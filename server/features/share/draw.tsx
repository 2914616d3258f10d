/** @jsxImportSource satori/jsx */
import satori from 'satori';
import type { JSXNode } from 'satori/jsx';
import { sharp } from '../uploads/sharp.ts';
import { FONTS } from './fonts.ts';
import { STYLE_SHEET } from './style-sheet.ts';

/** What Open Graph readers show in full. */
const SIZE = { width: 1200, height: 630 };

/** A picture as PNG. Letters become outlines: what fonts a machine has makes no difference. */
export async function draw(picture: JSXNode): Promise<Buffer> {
  const page = (
    <div style={{ display: 'flex', ...SIZE }}>
      <style>{STYLE_SHEET}</style>
      {picture}
    </div>
  );
  const svg = await satori(page, { ...SIZE, fonts: FONTS });
  return sharp(Buffer.from(svg)).flatten().png({ compressionLevel: 7 }).toBuffer();
}

/** A photo as a picture takes it. Rejects when it cannot be read. */
export async function photo(file: string, width: number, height: number): Promise<string> {
  const png = await sharp(file).resize(width, height, { fit: 'cover' }).png({ compressionLevel: 0 }).toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}
