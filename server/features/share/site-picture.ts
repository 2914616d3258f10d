import { LIGHT } from '#contract/palette.ts';
import { HEIGHT, MARGIN, WIDTH, block, box, brand, circle, svgOf } from './drawing.ts';
import type { Picture } from './drawing.ts';
import { typefaces } from './typefaces.ts';

const TEXT_WIDTH = 860;

/** The site itself: what it is for, under a sun over hills. */
export function sitePicture(siteName: string): Picture {
  const { display, text } = typefaces();
  const title = block(display, 'Find a psychiatrist who fits you.', {
    ...{ x: MARGIN, y: 264, width: TEXT_WIDTH, sizes: [82], mostLines: 2 },
    fill: LIGHT.onNight,
  });
  const lead = block(text, 'Licensed psychiatrists, each checked by a person. No pay-to-rank, no trackers.', {
    ...{ x: MARGIN, y: title.bottom + 74, width: 640, sizes: [30], mostLines: 2, lineHeight: 1.4 },
    fill: LIGHT.onNight2,
  });
  return {
    svg: svgOf([
      box(0, 0, WIDTH, HEIGHT, LIGHT.night),
      circle(1048, 190, 84, LIGHT.artMint),
      circle(842, 742, 236, LIGHT.artPeach),
      circle(600, 760, 170, LIGHT.artSage),
      circle(1098, 716, 300, LIGHT.artTeal),
      brand(siteName, WIDTH - 2 * MARGIN, LIGHT.onNight),
      title.svg,
      lead.svg,
    ]),
    photo: null,
  };
}
