import type { Random } from '../random.ts';
import { AFTER_DARK, mix } from './palette.ts';
import type { Palette } from './palette.ts';
import {
  HEIGHT,
  WIDTH,
  below,
  circle,
  cloud,
  cypress,
  faded,
  glowing,
  heightAt,
  line,
  n,
  path,
  placed,
  rect,
  ridgeLine,
  roundTree,
} from './shapes.ts';

/** A sun over four lines of hills, with a few trees on the nearer ones. */
export function hills(random: Random, palette: Palette): string {
  const { sky, light, layers, dark } = palette;
  const ridges = layers.map((_, i) => ridgeLine(random, 350 + i * 95, 62 - i * 8));
  const trees = Array.from({ length: random.int(3, 6) }, () => {
    const layer = random.int(1, 2);
    const x = random.int(60, WIDTH - 60);
    const height = 60 + layer * 34 + random.int(0, 30);
    return {
      layer,
      drawn: cypress(x, heightAt(ridges[layer], x) + 12, height, mix(layers[layer], dark, 0.45)),
    };
  });
  const lines = ridges.map(
    (ridge, i) =>
      trees
        .filter(({ layer }) => layer === i)
        .map(({ drawn }) => drawn)
        .join('') + below(ridge, layers[i]),
  );
  return (
    ground(sky) +
    glowing(random.int(260, 1020), random.int(170, 300), random.int(86, 128), light) +
    lines.join('')
  );
}

/** A road that winds away between hills. */
export function road(random: Random, palette: Palette): string {
  const { sky, light, layers, pale, dark } = palette;
  const horizon = 380;
  const side = random.chance(0.5) ? 1 : -1;
  const x = (offset: number) => n(WIDTH / 2 + side * offset);
  const way =
    `M${x(-330)} ${HEIGHT} C${x(-120)} 620 ${x(330)} 610 ${x(250)} 540 C${x(190)} 480 ${x(-120)} 500 ${x(-96)} 446 ` +
    `C${x(-80)} 412 ${x(40)} 420 ${x(60)} ${horizon} L${x(74)} ${horizon} C${x(66)} 428 ${x(-40)} 420 ${x(-46)} 448 ` +
    `C${x(-50)} 486 ${x(330)} 470 ${x(390)} 545 C${x(450)} 630 ${x(160)} 640 ${x(60)} ${HEIGHT} Z`;
  const trees = [-520, -420, -250, 190, 480, 560].map((offset, i) => {
    const depth = [0.95, 0.6, 0.42, 0.34, 0.7, 0.5][i];
    const at = WIDTH / 2 + side * offset + random.int(-26, 26);
    return roundTree(at, horizon + 30 + depth * 170, 70 + depth * 170, mix(layers[2], dark, 0.35), dark);
  });
  return (
    ground(sky) +
    glowing(WIDTH / 2 + side * random.int(120, 240), horizon - 70, random.int(84, 110), light) +
    below(ridgeLine(random, horizon - 40, 46), layers[0]) +
    below(ridgeLine(random, horizon - 4, 14), layers[1]) +
    rect(0, horizon + 10, WIDTH, HEIGHT, layers[2]) +
    path(way, pale) +
    trees.join('')
  );
}

/** Peaks that a lake mirrors. */
export function lake(random: Random, palette: Palette): string {
  const { sky, light, layers, pale, dark } = palette;
  const shore = 455;
  const peaks = [0, 1, 2].map((i) => {
    const x = 160 + i * 430 + random.int(-70, 70);
    const top = 120 + random.int(0, 90) + (i % 2) * 60;
    const half = 300 + random.int(0, 90);
    const cap = 0.26;
    const height = shore - top;
    const snow =
      `M${n(x)} ${top} L${n(x + half * cap)} ${n(top + height * cap)} L${n(x + half * 0.1)} ${n(top + height * 0.19)} ` +
      `L${n(x - half * 0.06)} ${n(top + height * 0.3)} L${n(x - half * cap)} ${n(top + height * cap)} Z`;
    return (
      path(`M${n(x - half)} ${shore} L${n(x)} ${top} L${n(x + half)} ${shore} Z`, layers[i % 2]) +
      path(snow, pale)
    );
  });
  const [left, middle, right] = peaks;
  const scene =
    glowing(random.int(380, 860), random.int(130, 190), 74, light) +
    left +
    right +
    middle +
    below(ridgeLine(random, shore - 26, 12), layers[2]);
  const ripples = Array.from({ length: 7 }, (_, i) => {
    const x = random.int(60, 1000);
    return line(`M${x} ${shore + 34 + i * 34} h${random.int(90, 260)}`, pale, 4);
  });
  const water = mix(sky, layers[1], 0.5);
  return (
    ground(sky) +
    `<clipPath id="land"><rect width="${WIDTH}" height="${shore}"/></clipPath><g clip-path="url(#land)">${scene}</g>` +
    rect(0, shore, WIDTH, HEIGHT - shore, water) +
    `<clipPath id="water"><rect y="${shore}" width="${WIDTH}" height="${HEIGHT - shore}"/></clipPath>` +
    `<g clip-path="url(#water)">${faded(0.34, `<g transform="translate(0 ${2 * shore}) scale(1 -1)">${scene}</g>`)}</g>` +
    rect(0, shore - 3, WIDTH, 6, mix(layers[2], dark, 0.4)) +
    faded(0.5, ...ripples)
  );
}

/** A moon and stars over dark hills, and one window that is lit. */
export function night(random: Random): string {
  const { sky, light, layers, dark, pale, warm } = AFTER_DARK;
  const stars = Array.from({ length: 46 }, () =>
    circle(random.int(20, WIDTH - 20), random.int(20, 400), random.int(10, 30) / 10, pale),
  );
  const [x, y] = [random.int(240, 1040), random.int(130, 210)];
  const radius = random.int(78, 104);
  const isFull = random.chance(0.4);
  const moon = isFull
    ? glowing(x, y, radius, light)
    : faded(0.14, circle(x, y, radius * 1.6, light)) +
      path(
        `M${n(x + radius * 0.28)} ${n(y - radius)} A${radius} ${radius} 0 1 0 ${n(x + radius * 0.98)} ${n(y + radius * 0.3)} ` +
          `A${n(radius * 0.86)} ${n(radius * 0.86)} 0 0 1 ${n(x + radius * 0.28)} ${n(y - radius)} Z`,
        light,
      );
  const ridges = [410, 480, 560].map((at, i) => ridgeLine(random, at, 54 - i * 10));
  const hx = random.int(200, 1060);
  const hy = heightAt(ridges[1], hx);
  const home =
    path(`M${n(hx - 66)} ${n(hy + 24)} v-58 l66 -50 l66 50 v58 Z`, dark) +
    rect(hx - 14, hy - 32, 30, 36, warm, 3) +
    rect(hx - 1, hy - 32, 4, 36, dark);
  const trees = [-150, -108, 120, 168].map((offset) => {
    const at = Math.min(Math.max(hx + offset, 10), WIDTH - 10);
    return cypress(at, heightAt(ridges[1], at) + 16, random.int(90, 150), dark);
  });
  return (
    ground(sky) +
    faded(0.8, ...stars) +
    moon +
    below(ridges[0], layers[0]) +
    trees.join('') +
    home +
    below(ridges[1], mix(layers[0], layers[1], 0.6)) +
    below(ridges[2], mix(layers[1], layers[2], 0.35))
  );
}

/** Sun behind clouds, a little rain, light on the hills. */
export function weather(random: Random, palette: Palette): string {
  const { sky, light, layers, pale, dark } = palette;
  const x = random.int(420, 860);
  const drops = Array.from({ length: 16 }, (_, i) => {
    const at = x - 230 + i * 30;
    return line(`M${at} ${330 + random.int(0, 90)} l-9 30`, mix(pale, layers[2], 0.6), 5);
  });
  return (
    ground(sky) +
    glowing(x + 120, 170, 104, light) +
    cloud(x - 380, random.int(110, 170), 250, mix(sky, pale, 0.55)) +
    cloud(x + 400, random.int(200, 260), 220, mix(sky, pale, 0.55)) +
    drops.join('') +
    cloud(x - 20, 250, 480, pale) +
    below(ridgeLine(random, 480, 46), layers[1]) +
    below(ridgeLine(random, 560, 36), layers[2]) +
    below(ridgeLine(random, 645, 26), mix(layers[3], dark, 0.2))
  );
}

/** One old tree on a hill, a bench under it, some leaves on their way. */
export function oldTree(random: Random, palette: Palette): string {
  const { sky, light, layers, dark, warm } = palette;
  const side = random.chance(0.5) ? 1 : -1;
  const x = WIDTH / 2 + side * random.int(150, 260);
  const bark = mix(dark, layers[3], 0.2);
  const crowns = [
    [0, -330, 150],
    [-130, -280, 118],
    [128, -276, 122],
    [-64, -400, 104],
    [74, -396, 110],
  ].map(([dx, dy, r], i) =>
    circle(x + dx, 560 + dy, r, mix(layers[2], layers[1], [0, 0.35, 0.6, 0.8, 0.2][i])),
  );
  const trunk = path(
    `M${n(x - 40)} 580 C${n(x - 18)} 500 ${n(x - 22)} 400 ${n(x - 60)} 330 L${n(x - 40)} 322 L${n(x - 4)} 380 L${n(x + 34)} 310 L${n(x + 54)} 322 C${n(x + 18)} 400 ${n(x + 18)} 500 ${n(x + 44)} 580 Z`,
    bark,
  );
  const bx = x - side * 210;
  const bench =
    rect(bx - 76, 500, 152, 12, dark, 4) +
    rect(bx - 76, 464, 152, 12, dark, 4) +
    [-60, 48].map((dx) => rect(bx + dx, 460, 11, 92, dark)).join('');
  const falling = Array.from({ length: 11 }, () =>
    placed(
      x - side * random.int(60, 560),
      random.int(190, 600),
      random.int(0, 180),
      1,
      path('M0 0 C9 -7 9 -18 0 -26 C-9 -18 -9 -7 0 0 Z', warm),
    ),
  );
  const hill = path(
    `M-40 ${HEIGHT} C200 560 460 520 ${n(x)} 530 C${n(x + 300)} 540 1200 590 1320 ${HEIGHT} Z`,
    layers[3],
  );
  return (
    ground(sky) +
    glowing(WIDTH / 2 - side * random.int(200, 330), random.int(190, 260), 100, light) +
    below(ridgeLine(random, 500, 50), layers[0]) +
    below(ridgeLine(random, 580, 34), layers[1]) +
    trunk +
    crowns.join('') +
    bench +
    hill +
    falling.join('')
  );
}

/** A kite over open hills, and birds. */
export function kite(random: Random, palette: Palette): string {
  const { sky, light, layers, dark, pale, warm } = palette;
  const side = random.chance(0.5) ? 1 : -1;
  const [x, y] = [WIDTH / 2 + side * random.int(60, 190), random.int(170, 220)];
  const foot = [WIDTH / 2 - side * random.int(330, 430), 566];
  const string = `M${n(x)} ${n(y + 96)} C${n(x - side * 60)} ${n(y + 260)} ${n(foot[0] + side * 190)} ${foot[1] - 60} ${n(foot[0])} ${foot[1]}`;
  const sail = placed(
    x,
    y,
    side * 18,
    1,
    path('M0 -124 L82 -18 L0 124 L-82 -18 Z', warm),
    path('M0 -124 L82 -18 L0 124 Z', mix(warm, dark, 0.22)),
    line('M-82 -18 H82 M0 -124 V124', pale, 4),
  );
  const tail = placed(
    x - side * 38,
    y + 118,
    side * 18,
    1,
    line('M0 0 C40 50 -50 90 4 146 C44 190 -20 220 6 262', pale, 5),
  );
  const bows = [58, 130, 200].map((dy, i) =>
    placed(
      x - side * 38 - side * dy * 0.3,
      y + 118 + dy,
      20 - i * 24,
      1,
      path('M0 0 L-22 -13 V13 Z M0 0 L22 -13 V13 Z', light),
    ),
  );
  const birds = Array.from({ length: random.int(3, 5) }, () => {
    const size = random.int(13, 22);
    const at = `${n(WIDTH / 2 - side * random.int(80, 460))} ${random.int(90, 280)}`;
    return line(
      `M${at} q${size} ${-size} ${size} 0 q${size * 0.2} ${-size} ${size} ${-size * 0.2}`,
      mix(sky, dark, 0.6),
      4,
    );
  });
  return (
    ground(sky) +
    glowing(WIDTH / 2 - side * 330, 200, 78, light) +
    cloud(WIDTH / 2 + side * 470, 330, 240, mix(sky, pale, 0.6)) +
    below(ridgeLine(random, 520, 44), layers[1]) +
    birds.join('') +
    line(string, pale, 3) +
    tail +
    bows.join('') +
    sail +
    below(ridgeLine(random, 600, 30), layers[2]) +
    below(ridgeLine(random, 660, 20), layers[3])
  );
}

export function ground(fill: string): string {
  return rect(0, 0, WIDTH, HEIGHT, fill);
}
