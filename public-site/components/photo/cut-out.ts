import { sideOf } from './crop.ts';
import type { Crop } from './crop.ts';

/** More than any page shows. */
const MOST_ACROSS = 1024;

/** Draws the square of a picture that a crop shows, as large as the canvas. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const side = sideOf(crop, picture);
  const { width, height } = canvas;
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, crop.x - side / 2, crop.y - side / 2, side, side, 0, 0, width, height);
}

/** The square as a JPEG of at most 1024 by 1024 pixels: what is sent of a photo of a phone, whose 12 MB need not be. */
export function cutOut(picture: ImageBitmap, crop: Crop): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.min(MOST_ACROSS, Math.round(sideOf(crop, picture)));
  drawCrop(canvas, picture, crop);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The canvas gives no picture'))),
      'image/jpeg',
      0.92,
    );
  });
}
