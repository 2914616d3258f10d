/** The colors of one cover: those of the public site and mixtures of them. */
export interface Palette {
  sky: string;
  /** Sun, moon, lit windows. */
  light: string;
  /** From what is far away to what is near. */
  layers: readonly [string, string, string, string];
  /** What stands out from the layers: darkest, palest and warmest. */
  dark: string;
  pale: string;
  warm: string;
}

const NIGHT = '#0f3b3b';
const TEAL = '#1b5a58';
const SAGE = '#80b0a5';
const MINT = '#e2eeea';
const PEACH = '#f0b48f';
const BLUSH = '#fbe9dd';
const PAPER = '#faf7f2';
const SAND = '#ecdcc6';
const CLAY = '#c9632f';

/** Times of day and seasons. */
export const PALETTES: readonly Palette[] = [
  {
    sky: MINT,
    light: PEACH,
    layers: [mix(SAGE, MINT, 0.45), SAGE, mix(SAGE, TEAL, 0.55), TEAL],
    dark: NIGHT,
    pale: PAPER,
    warm: PEACH,
  },
  {
    sky: BLUSH,
    light: mix(CLAY, PEACH, 0.45),
    layers: [PEACH, mix(PEACH, SAGE, 0.6), mix(SAGE, TEAL, 0.4), TEAL],
    dark: NIGHT,
    pale: PAPER,
    warm: mix(CLAY, PEACH, 0.4),
  },
  {
    sky: NIGHT,
    light: BLUSH,
    layers: [mix(NIGHT, TEAL, 0.6), TEAL, mix(TEAL, SAGE, 0.4), SAGE],
    dark: mix(NIGHT, '#000000', 0.25),
    pale: MINT,
    warm: PEACH,
  },
  {
    sky: PEACH,
    light: PAPER,
    layers: [mix(PEACH, CLAY, 0.35), mix(TEAL, PEACH, 0.35), TEAL, NIGHT],
    dark: NIGHT,
    pale: BLUSH,
    warm: mix(CLAY, PEACH, 0.3),
  },
  {
    sky: SAGE,
    light: PAPER,
    layers: [mix(SAGE, MINT, 0.6), mix(SAGE, TEAL, 0.3), mix(SAGE, TEAL, 0.7), NIGHT],
    dark: NIGHT,
    pale: MINT,
    warm: PEACH,
  },
  {
    sky: SAND,
    light: PEACH,
    layers: [mix(SAND, SAGE, 0.5), mix(SAGE, TEAL, 0.2), mix(SAGE, TEAL, 0.6), mix(TEAL, NIGHT, 0.4)],
    dark: NIGHT,
    pale: PAPER,
    warm: mix(CLAY, PEACH, 0.5),
  },
  {
    sky: TEAL,
    light: PEACH,
    layers: [mix(TEAL, SAGE, 0.35), mix(TEAL, SAGE, 0.7), mix(NIGHT, TEAL, 0.4), NIGHT],
    dark: NIGHT,
    pale: MINT,
    warm: PEACH,
  },
];

/** The same scene after dark. */
export const AFTER_DARK = PALETTES[2];

/** A color `share` (0 to 1) of the way from one to the other. */
export function mix(from: string, to: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [a, b] = [from, to].map((color) => Number.parseInt(color.slice(at, at + 2), 16));
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}
