import { LIGHT } from '#contract/palette.ts';
import { box, line } from './drawing.ts';
import { typefaces } from './typefaces.ts';

const HEIGHT = 52;
const SIZE = 24;
const ICON = 26;

/** Line drawings of 24 × 24, as in public-site/ui/icons.tsx. */
const ICONS = {
  check: '<path d="m4.8 12.6 4.7 4.6L19.2 7"/>',
  video: '<rect x="2.6" y="6" width="13.2" height="12" rx="2.6"/><path d="m15.8 10.7 5.6-3.2v9l-5.6-3.2"/>',
};

const TONES = {
  ok: { fill: LIGHT.okSoft, ink: LIGHT.ok },
  accent: { fill: LIGHT.accentSoft, ink: LIGHT.accentInk },
};

/** A fact with its icon on a rounded ground. */
export function pill(
  text: string,
  icon: keyof typeof ICONS,
  tone: keyof typeof TONES,
  x: number,
  y: number,
): string {
  const { fill, ink } = TONES[tone];
  const width = 20 + ICON + 12 + typefaces().text.width(text, SIZE) + 24;
  const top = y + (HEIGHT - ICON) / 2;
  return (
    box(x, y, Math.ceil(width), HEIGHT, fill, HEIGHT / 2) +
    `<g transform="translate(${x + 20} ${top}) scale(${ICON / 24})" fill="none" stroke="${ink}" stroke-width="2.2" ` +
    `stroke-linecap="round" stroke-linejoin="round">${ICONS[icon]}</g>` +
    line(typefaces().text, text, x + 20 + ICON + 12, y + 34, SIZE, ink)
  );
}
