import type { Random } from '../random.ts';
import { ground } from './land.ts';
import { mix } from './palette.ts';
import type { Palette } from './palette.ts';
import { HEIGHT, WIDTH, below, cloud, faded, glowing, line, n, path, rect, ridgeLine } from './shapes.ts';

/** Rows of waves under a low sun, sometimes with a sail. */
export function sea(random: Random, palette: Palette): string {
  const { sky, light, layers, pale, dark, warm } = palette;
  const horizon = random.int(330, 380);
  const sun = random.int(330, 950);
  const hues = [
    layers[0],
    layers[1],
    mix(layers[1], layers[2], 0.5),
    layers[2],
    mix(layers[2], layers[3], 0.5),
    layers[3],
  ];
  const rows = hues.map((fill, i) => wave(random, horizon + i * 62, 8 + i * 5, 130 + i * 42, fill));
  const sail = random.chance(0.6)
    ? boat(sun + (sun < WIDTH / 2 ? 1 : -1) * random.int(230, 330), horizon + 56, pale, warm, dark)
    : '';
  const glints = [0, 1, 2, 3].map((i) =>
    line(`M${sun - 90 + i * 20} ${horizon + 24 + i * 62} h${180 - i * 40}`, light, 6),
  );
  return (
    ground(sky) +
    cloud(sun < WIDTH / 2 ? 1000 : 280, random.int(110, 190), 230, mix(sky, pale, 0.5)) +
    glowing(sun, horizon - random.int(-10, 60), random.int(100, 130), light) +
    rows[0] +
    sail +
    rows.slice(1).join('') +
    faded(0.55, ...glints)
  );
}

/** A lighthouse on its rock, and its light over the water. */
export function lighthouse(random: Random, palette: Palette): string {
  const { sky, layers, pale, dark, warm, light } = palette;
  const side = random.chance(0.5) ? 1 : -1;
  const x = WIDTH / 2 - side * random.int(230, 320);
  const at = (dx: number) => n(x + side * dx);
  const beam = faded(0.42, path(`M${at(14)} 176 L${n(side > 0 ? WIDTH : 0)} 30 V330 Z`, light));
  const back = faded(0.24, path(`M${at(-14)} 176 L${n(side > 0 ? 0 : WIDTH)} 110 V250 Z`, light));
  const tower =
    path(`M${at(-58)} 560 L${at(-34)} 214 H${at(34)} L${at(58)} 560 Z`, pale) +
    path(`M${at(-52)} 470 L${at(-46)} 388 H${at(46)} L${at(52)} 470 Z`, warm) +
    path(`M${at(-40)} 300 L${at(-36)} 244 H${at(36)} L${at(40)} 300 Z`, warm) +
    rect(x - 50, 204, 100, 14, dark, 4) +
    rect(x - 26, 150, 52, 54, light) +
    line(`M${n(x)} 150 V204 M${n(x - 26)} 150 V204 M${n(x + 26)} 150 V204`, dark, 5) +
    path(`M${n(x - 40)} 152 Q${n(x)} 84 ${n(x + 40)} 152 Z`, dark);
  const rock = path(
    `M${at(-330)} 620 C${at(-250)} 540 ${at(-150)} 560 ${at(-96)} 528 C${at(-20)} 500 ${at(60)} 530 ${at(110)} 548 C${at(190)} 560 ${at(230)} 600 ${at(300)} 640 Z`,
    dark,
  );
  return (
    ground(sky) +
    back +
    beam +
    wave(random, 480, 8, 150, layers[0]) +
    wave(random, 540, 11, 190, layers[1]) +
    tower +
    rock +
    wave(random, 600, 15, 240, mix(layers[1], layers[2], 0.7)) +
    wave(random, 660, 18, 300, layers[2])
  );
}

/** A bridge over a quiet river. */
export function bridge(random: Random, palette: Palette): string {
  const { sky, light, layers, pale, dark } = palette;
  const deck = random.int(380, 410);
  const span = 300;
  const first = -random.int(40, 200);
  const arches = Array.from({ length: 6 }, (_, i) => {
    const x = first + i * span;
    return `M${x + 24} 600 V${deck + 150} A${span / 2 - 24} ${span / 2 - 24} 0 0 1 ${x + span - 24} ${deck + 150} V600 Z`;
  });
  const shape = `M-10 ${deck} H${WIDTH + 10} V600 H-10 Z ${arches.join(' ')}`;
  const stone = mix(layers[2], pale, 0.12);
  const glints = Array.from({ length: 8 }, () =>
    line(`M${random.int(20, 1100)} ${random.int(610, 700)} h${random.int(60, 190)}`, pale, 4),
  );
  return (
    ground(sky) +
    glowing(random.int(340, 940), random.int(170, 230), random.int(90, 116), light) +
    below(ridgeLine(random, 350, 40), layers[0]) +
    below(ridgeLine(random, 500, 30), layers[1]) +
    rect(0, 576, WIDTH, HEIGHT, mix(layers[1], sky, 0.45)) +
    `<path d="${shape}" fill="${stone}" fill-rule="evenodd"/>` +
    rect(-10, deck - 16, WIDTH + 20, 22, dark) +
    rect(0, 600, WIDTH, HEIGHT, mix(layers[1], sky, 0.3)) +
    faded(0.6, ...glints)
  );
}

function wave(random: Random, y: number, height: number, length: number, fill: string): string {
  const start = -random.int(0, length);
  const crests = Array.from(
    { length: Math.ceil((WIDTH - start) / length) + 1 },
    () => `q${n(length / 4)} ${n(-height * 2)} ${n(length / 2)} 0 t${n(length / 2)} 0`,
  );
  return path(`M${start} ${y} ${crests.join(' ')} V${HEIGHT + 10} H${start} Z`, fill);
}

function boat(x: number, y: number, sail: string, jib: string, hull: string): string {
  return (
    path(`M${n(x + 4)} ${n(y - 128)} V${n(y - 20)} H${n(x + 78)} Z`, sail) +
    path(`M${n(x - 6)} ${n(y - 106)} V${n(y - 20)} H${n(x - 58)} Z`, jib) +
    path(`M${n(x - 76)} ${n(y - 12)} H${n(x + 90)} L${n(x + 62)} ${n(y + 20)} H${n(x - 50)} Z`, hull)
  );
}
