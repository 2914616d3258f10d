import { sharp } from '../uploads/sharp.ts';
import type { Photo, Picture } from './drawing.ts';

/** The picture as PNG. Rejects when its photo cannot be read. */
export async function render({ svg, photo }: Picture): Promise<Buffer> {
  const ground = sharp(Buffer.from(svg));
  if (photo) ground.composite([{ input: await cutOut(photo), left: photo.left, top: photo.top }]);
  return ground.flatten().png({ compressionLevel: 7 }).toBuffer();
}

/** The photo in its size, with round corners. */
function cutOut({ file, width, height, radius }: Photo): Promise<Buffer> {
  const corners = `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${radius}"/></svg>`;
  return sharp(file)
    .resize(width, height, { fit: 'cover' })
    .composite([{ input: Buffer.from(corners), blend: 'dest-in' }])
    .png({ compressionLevel: 0 })
    .toBuffer();
}
