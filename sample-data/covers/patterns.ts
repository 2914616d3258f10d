import type { Random } from '../random.ts';
import { ground } from './land.ts';
import { mix } from './palette.ts';
import type { Palette } from './palette.ts';
import { HEIGHT, WIDTH, circle, glowing, leaf, path, placed, rect, stem } from './shapes.ts';

/** Tall stems with leaves before a pale sun. */
export function leaves(random: Random, palette: Palette): string {
  const { sky, light, layers, dark, pale } = palette;
  const stems = [140, 330, 560, 760, 960, 1150].map((x, i) => {
    const isFront = i % 2 === 0;
    const fills = isFront ? [layers[3], layers[2]] : [layers[1], mix(layers[1], pale, 0.3), layers[0]];
    return {
      isFront,
      drawn: stem(random, [x + random.int(-40, 40), HEIGHT + 20], {
        height: isFront ? random.int(400, 560) : random.int(500, 640),
        bend: random.int(-110, 110),
        leafLength: isFront ? random.int(120, 150) : random.int(96, 124),
        color: isFront ? mix(layers[3], dark, 0.4) : layers[2],
        fills,
      }),
    };
  });
  const drawn = (front: boolean) =>
    stems
      .filter(({ isFront }) => isFront === front)
      .map((one) => one.drawn)
      .join('');
  return (
    ground(sky) +
    glowing(random.int(380, 900), random.int(220, 300), random.int(120, 160), light) +
    drawn(false) +
    drawn(true)
  );
}

/** Tiles of quarter circles, rings, leaves and dots. */
export function tiles(random: Random, palette: Palette): string {
  const size = 240;
  const scale = size / 160;
  const { sky, light, layers, pale, dark, warm } = palette;
  const backs = [sky, layers[0], layers[1], pale, layers[2], layers[3]];
  const marks = [warm, light, pale, layers[3], dark, layers[1]];
  const drawn: string[] = [ground(sky)];
  for (let y = 0; y < HEIGHT; y += size) {
    for (let x = -80; x < WIDTH; x += size) {
      const back = random.pick(backs);
      const mark = random.pick(marks.filter((color) => color !== back));
      const other = random.pick(marks.filter((color) => color !== back && color !== mark));
      const turn = random.int(0, 3) * 90;
      drawn.push(
        rect(x, y, size, size, back),
        placed(x + size / 2, y + size / 2, turn, scale, random.pick(MOTIFS)(mark, other, back)),
      );
    }
  }
  return drawn.join('');
}

type Motif = (mark: string, other: string, back: string) => string;

const QUARTER = 'M-80 -80 H80 A160 160 0 0 1 -80 80 Z';

/** Each fills a tile of 160 px around its middle. */
const MOTIFS: readonly Motif[] = [
  (mark) => path(QUARTER, mark),
  (mark, other, back) =>
    path(QUARTER, mark) +
    path('M-80 -80 H30 A110 110 0 0 1 -80 30 Z', back) +
    path('M-80 -80 H-20 A60 60 0 0 1 -80 -20 Z', other),
  (mark, other) => circle(0, 0, 56, mark) + circle(0, 0, 26, other),
  (mark, other) => path('M-80 80 A80 80 0 0 1 80 80 Z', mark) + path('M-80 0 A80 80 0 0 1 80 0 Z', other),
  (mark, other) => leaf(-66, 66, 45, 186, mark, 0.42) + circle(54, 54, 12, other),
  (mark) => path('M-80 -80 A80 80 0 0 0 80 -80 Z M-80 80 A80 80 0 0 1 80 80 Z', mark),
];
