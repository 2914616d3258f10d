import type { Random } from '../random.ts';
import { ground, hills } from './land.ts';
import { mix } from './palette.ts';
import type { Palette } from './palette.ts';
import {
  HEIGHT,
  WIDTH,
  circle,
  cypress,
  faded,
  glowing,
  leaf,
  line,
  n,
  path,
  placed,
  rect,
  roundTree,
  stem,
} from './shapes.ts';

/** A tall window with hills in it, a plant on the sill and a chair or a lamp beside. */
export function windowView(random: Random, palette: Palette): string {
  const { pale, dark, warm, sky } = palette;
  const wall = mix(pale, sky, 0.35);
  const side = random.chance(0.5) ? 1 : -1;
  const [width, top, sill] = [520, 84, 540];
  const x = WIDTH / 2 - width / 2 - side * 120;
  const arch = random.chance(0.5) ? width / 2 : 18;
  const opening = `M${x} ${sill} V${top + arch} Q${x} ${top} ${x + arch} ${top} H${x + width - arch} Q${x + width} ${top} ${x + width} ${top + arch} V${sill} Z`;
  const round = `M${x} ${sill} V${top + arch} A${arch} ${arch} 0 0 1 ${x + width} ${top + arch} V${sill} Z`;
  const shape = arch > 18 ? round : opening;
  const frame = mix(wall, dark, 0.72);
  const potX = x + width / 2 - side * 150;
  return (
    ground(wall) +
    `<clipPath id="pane"><path d="${shape}"/></clipPath><g clip-path="url(#pane)">` +
    placed(x - 120, 20, 0, 0.72, hills(random, palette)) +
    `</g><path d="${shape}" fill="none" stroke="${frame}" stroke-width="14"/>` +
    line(`M${x + width / 2} ${top} V${sill} M${x} ${(top + sill) / 2 + 20} H${x + width}`, frame, 8) +
    rect(x - 46, sill, width + 92, 24, frame, 5) +
    rect(0, 650, WIDTH, 80, mix(wall, dark, 0.16)) +
    plant(random, potX, sill, 132, palette) +
    placed(
      x + width / 2 + side * 455,
      654,
      0,
      1,
      random.chance(0.55) ? armchair(warm, dark, side) : lamp(palette),
    ) +
    faded(0.5, rect(x - 46, sill + 24, width + 92, 10, mix(wall, dark, 0.3), 4))
  );
}

/** Things on a table: a vase, a cup, books, fruit. */
export function table(random: Random, palette: Palette): string {
  const { sky, light, layers, pale, dark, warm } = palette;
  const top = 540;
  const order = random.shuffle([0, 1, 2]);
  const slots = [330, 650, 960];
  const things = [
    (x: number) => vase(random, x, top + 46, palette),
    (x: number) => cup(x, top + 52, mix(pale, warm, 0.15), dark, warm, pale),
    (x: number) => books(random, x, top + 50, [layers[2], warm, pale, layers[3]]),
  ];
  const fruit = random.int(2, 3);
  const at = random.pick([500, 815]);
  return (
    ground(sky) +
    circle(WIDTH / 2 + random.int(-220, 220), 330, 250, layers[0]) +
    rect(0, top, WIDTH, HEIGHT, mix(layers[2], dark, 0.25)) +
    rect(0, top, WIDTH, 12, mix(layers[2], pale, 0.2)) +
    order.map((thing, i) => things[thing](slots[i] + random.int(-20, 20))).join('') +
    Array.from({ length: fruit }, (_, i) =>
      pear(at + i * 58 - 30, top + 74 + (i % 2) * 14, i % 2 ? light : warm, dark),
    ).join('')
  );
}

/** A street of houses, some windows lit. */
export function houses(random: Random, palette: Palette): string {
  const { sky, light, layers, pale, dark, warm } = palette;
  const base = 610;
  const fills = [layers[2], warm, layers[1], pale, layers[3], mix(warm, pale, 0.5), layers[2]];
  let x = -random.int(10, 70);
  const row = fills.map((fill, i) => {
    const width = random.int(168, 224);
    const wall = random.int(170, 260);
    const roof = random.int(64, 108);
    const drawn = house(random, x, base, { width, wall, roof, fill, lit: light, dark, pale });
    const tree =
      i % 2 ? roundTree(x - 6, base + 6, random.int(120, 170), mix(layers[2], dark, 0.3), dark) : '';
    x += width + random.int(6, 34);
    return drawn + tree;
  });
  return (
    ground(sky) +
    glowing(random.int(300, 980), random.int(140, 210), random.int(80, 110), mix(light, pale, 0.1)) +
    faded(0.5, ...[120, 420, 800, 1130].map((at) => cypress(at, base, random.int(330, 400), layers[0]))) +
    row.join('') +
    rect(0, base, WIDTH, HEIGHT, mix(layers[3], dark, 0.35)) +
    faded(0.4, ...[90, 400, 710, 1020].map((at) => rect(at, 662, 150, 8, pale, 4)))
  );
}

interface HouseStyle {
  width: number;
  wall: number;
  roof: number;
  fill: string;
  lit: string;
  dark: string;
  pale: string;
}

function house(random: Random, x: number, base: number, style: HouseStyle): string {
  const { width, wall, roof, fill, lit, dark, pale } = style;
  const top = base - wall;
  const roofShade = mix(fill, dark, 0.55);
  const pane = (px: number, py: number) =>
    rect(px, py, 36, 46, random.chance(0.5) ? lit : mix(fill, pale, 0.55), 3) +
    line(`M${n(px + 18)} ${n(py)} v46 M${n(px)} ${n(py + 23)} h36`, roofShade, 3);
  const columns = [x + width * 0.2 - 4, x + width * 0.8 - 32];
  return (
    rect(x + width * 0.68, top - roof * 0.8, 24, roof, roofShade) +
    rect(x, top, width, wall, fill) +
    path(
      `M${n(x - 14)} ${n(top)} L${n(x + width / 2)} ${n(top - roof)} L${n(x + width + 14)} ${n(top)} Z`,
      roofShade,
    ) +
    columns.map((px) => pane(px, top + 26) + (wall > 210 ? pane(px, top + 102) : '')).join('') +
    rect(x + width / 2 - 21, base - 80, 42, 80, roofShade, 4) +
    circle(x + width / 2 + 11, base - 38, 4, lit)
  );
}

function plant(
  random: Random,
  x: number,
  y: number,
  height: number,
  { layers, dark, warm }: Palette,
): string {
  const leaves = [-62, -34, -8, 20, 46, 70].map((turn) =>
    leaf(
      x,
      y - 62,
      turn + random.int(-6, 6),
      height * (1 - Math.abs(turn) / 240),
      random.pick([layers[2], mix(layers[3], dark, 0.3)]),
    ),
  );
  return (
    leaves.join('') +
    path(`M${n(x - 44)} ${n(y - 72)} H${n(x + 44)} L${n(x + 32)} ${n(y)} H${n(x - 32)} Z`, warm)
  );
}

function armchair(fill: string, dark: string, side: number): string {
  const shade = mix(fill, dark, 0.16);
  return (
    `<g transform="scale(${-side} 1)">` +
    rect(-112, -250, 74, 214, fill, 34) +
    rect(-92, -134, 196, 74, mix(fill, '#ffffff', 0.12), 26) +
    rect(-84, -92, 196, 66, shade, 22) +
    rect(44, -150, 62, 124, fill, 28) +
    rect(-86, -30, 16, 34, dark) +
    rect(78, -30, 16, 34, dark) +
    '</g>'
  );
}

function lamp({ dark, light, warm }: Palette): string {
  return (
    faded(0.22, circle(0, -330, 165, light)) +
    rect(-5, -310, 10, 306, dark) +
    rect(-64, -8, 128, 14, dark, 7) +
    path('M-54 -410 H54 L92 -296 H-92 Z', warm)
  );
}

function vase(random: Random, x: number, y: number, { layers, dark, warm, pale }: Palette): string {
  const fills = [layers[3], mix(layers[2], dark, 0.2), layers[2]];
  const stems = [-70, 6, 84].map((bend, i) =>
    stem(random, [x, y - 150], { height: [230, 300, 220][i], bend, leafLength: 74, color: dark, fills }),
  );
  const body = `M${n(x - 34)} ${n(y - 178)} H${n(x + 34)} C${n(x + 26)} ${n(y - 130)} ${n(x + 84)} ${n(y - 104)} ${n(x + 74)} ${n(y - 44)} C${n(x + 66)} ${n(y)} ${n(x + 40)} ${n(y)} ${n(x + 34)} ${n(y)} H${n(x - 34)} C${n(x - 40)} ${n(y)} ${n(x - 66)} ${n(y)} ${n(x - 74)} ${n(y - 44)} C${n(x - 84)} ${n(y - 104)} ${n(x - 26)} ${n(y - 130)} ${n(x - 34)} ${n(y - 178)} Z`;
  const band = faded(0.5, rect(x - 74, y - 92, 148, 14, warm, 6));
  return stems.join('') + path(body, pale) + band;
}

function cup(x: number, y: number, fill: string, dark: string, warm: string, pale: string): string {
  const steam = [-30, 4, 38].map((dx) =>
    line(`M${n(x + dx)} ${n(y - 150)} q-18 -26 0 -50 q18 -26 0 -50`, pale, 6),
  );
  return (
    faded(0.65, ...steam) +
    `<circle cx="${n(x + 92)}" cy="${n(y - 72)}" r="34" fill="none" stroke="${fill}" stroke-width="16"/>` +
    path(
      `M${n(x - 92)} ${n(y - 126)} H${n(x + 92)} C${n(x + 92)} ${n(y - 40)} ${n(x + 56)} ${n(y - 6)} ${n(x)} ${n(y - 6)} C${n(x - 56)} ${n(y - 6)} ${n(x - 92)} ${n(y - 40)} ${n(x - 92)} ${n(y - 126)} Z`,
      fill,
    ) +
    `<ellipse cx="${n(x)}" cy="${n(y - 126)}" rx="92" ry="15" fill="${mix(warm, dark, 0.45)}"/>` +
    `<ellipse cx="${n(x)}" cy="${n(y)}" rx="128" ry="13" fill="${mix(fill, dark, 0.18)}"/>`
  );
}

function books(random: Random, x: number, y: number, fills: readonly string[]): string {
  let height = 0;
  return fills
    .map((fill) => {
      const [width, thick, shift] = [random.int(196, 256), random.int(32, 46), random.int(-18, 18)];
      height += thick;
      const left = x - width / 2 + shift;
      return (
        rect(left, y - height, width, thick, fill, 5) +
        faded(0.3, rect(left + 18, y - height + 8, 9, thick - 16, '#0f3b3b'))
      );
    })
    .join('');
}

function pear(x: number, y: number, fill: string, dark: string): string {
  return (
    path(
      `M${n(x)} ${n(y - 74)} C${n(x + 20)} ${n(y - 72)} ${n(x + 12)} ${n(y - 46)} ${n(x + 28)} ${n(y - 32)} C${n(x + 44)} ${n(y - 14)} ${n(x + 28)} ${n(y + 4)} ${n(x)} ${n(y + 4)} C${n(x - 28)} ${n(y + 4)} ${n(x - 44)} ${n(y - 14)} ${n(x - 28)} ${n(y - 32)} C${n(x - 12)} ${n(y - 46)} ${n(x - 20)} ${n(y - 72)} ${n(x)} ${n(y - 74)} Z`,
      fill,
    ) + line(`M${n(x)} ${n(y - 72)} q2 -12 10 -16`, dark, 5)
  );
}
