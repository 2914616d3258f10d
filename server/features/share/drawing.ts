import { LIGHT } from '#contract/palette.ts';
import type { Typeface } from './typeface.ts';
import { typefaces } from './typefaces.ts';
import { wrapText } from './wrap-text.ts';

/** What Open Graph readers show in full. */
export const WIDTH = 1200;
export const HEIGHT = 630;
/** Between the edge and what is written. */
export const MARGIN = 72;

/** SVG with everything but the photo, and the photo on top of it. */
export interface Picture {
  svg: string;
  photo: Photo | null;
}

export interface Photo {
  file: string;
  left: number;
  top: number;
  width: number;
  height: number;
  /** Of its corners. */
  radius: number;
}

export function svgOf(parts: readonly string[]): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `${parts.join('')}</svg>`
  );
}

export function box(x: number, y: number, width: number, height: number, fill: string, radius = 0): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
}

export function circle(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
}

/** `y` is the baseline. */
export function line(
  typeface: Typeface,
  text: string,
  x: number,
  y: number,
  size: number,
  fill: string,
): string {
  return `<path fill="${fill}" d="${typeface.outlines(text, x, y, size)}"/>`;
}

export interface Block {
  svg: string;
  /** The last baseline. */
  bottom: number;
}

interface BlockOptions {
  x: number;
  /** The first baseline, for the first of the sizes. */
  y: number;
  width: number;
  sizes: readonly number[];
  mostLines: number;
  fill: string;
  /** Of the size. */
  lineHeight?: number;
}

/** A text in lines, as large as it fits. */
export function block(typeface: Typeface, text: string, options: BlockOptions): Block {
  const { x, y, width, sizes, mostLines, fill, lineHeight = 1.14 } = options;
  const { lines, size } = wrapText(typeface, text, width, sizes, mostLines);
  const step = Math.round(size * lineHeight);
  return {
    svg: lines.map((text, index) => line(typeface, text, x, y + index * step, size, fill)).join(''),
    bottom: y + Math.max(0, lines.length - 1) * step,
  };
}

/** The mark and the name of the site, from the upper left corner on. */
export function brand(siteName: string, width: number, fill: string = LIGHT.brandDeep): string {
  const { display } = typefaces();
  const { lines, size } = wrapText(display, siteName, width - 60, [28], 1);
  return (
    `<g transform="translate(${MARGIN} 56) scale(1.375)">${MARK}</g>` +
    line(display, lines[0] ?? '', MARGIN + 60, 88, size, fill)
  );
}

/** As in public-site/static/favicon.svg. */
const MARK =
  `<rect width="32" height="32" rx="9" fill="${LIGHT.brand}"/>` +
  `<g transform="translate(5 5) scale(.9167)" fill="none" stroke="${LIGHT.onBrand}" stroke-width="2" ` +
  'stroke-linecap="round" stroke-linejoin="round">' +
  '<path d="M12 20.2C6.9 16.5 3.7 13.2 3.7 9.4c0-2.7 2-4.7 4.5-4.7 1.6 0 3 .8 3.8 2.2.8-1.4 2.2-2.2 3.8-2.2 ' +
  '2.5 0 4.5 2 4.5 4.7 0 3.8-3.2 7.1-8.3 10.8Z"/>' +
  `<path stroke="${LIGHT.artPeach}" d="M12 9.6v4.2M9.9 11.7h4.2"/></g>`;
