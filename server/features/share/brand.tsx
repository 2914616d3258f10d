/** @jsxImportSource satori/jsx */
import { LIGHT } from '#contract/palette.ts';
import { Words } from './words.tsx';

/** As in public-site/static/favicon.svg, in the upper left corner. */
export const MARK =
  '<g transform="translate(72 56) scale(1.375)">' +
  `<rect width="32" height="32" rx="9" fill="${LIGHT.brand}"/>` +
  `<g transform="translate(5 5) scale(.9167)" fill="none" stroke="${LIGHT.onBrand}" stroke-width="2" ` +
  'stroke-linecap="round" stroke-linejoin="round">' +
  '<path d="M12 20.2C6.9 16.5 3.7 13.2 3.7 9.4c0-2.7 2-4.7 4.5-4.7 1.6 0 3 .8 3.8 2.2.8-1.4 2.2-2.2 3.8-2.2 ' +
  '2.5 0 4.5 2 4.5 4.7 0 3.8-3.2 7.1-8.3 10.8Z"/>' +
  `<path stroke="${LIGHT.artPeach}" d="M12 9.6v4.2M9.9 11.7h4.2"/></g></g>`;

/** The name of the site, beside its mark. */
export function Brand({ siteName }: { siteName: string }) {
  return <Words className="brand display" text={siteName} mostLines={1} />;
}
