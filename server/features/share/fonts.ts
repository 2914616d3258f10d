import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'satori';

/** Those of the site, as files that each hold a part of the alphabet: what one lacks is in the next, or in none. */
export const FONTS: Font[] = [
  font('Fraunces', '@fontsource/fraunces/files/fraunces-latin-600-normal.woff'),
  font('Fraunces Extended', '@fontsource/fraunces/files/fraunces-latin-ext-600-normal.woff'),
  font('Fraunces Vietnamese', '@fontsource/fraunces/files/fraunces-vietnamese-600-normal.woff'),
  font('Figtree', '@fontsource/figtree/files/figtree-latin-500-normal.woff'),
  font('Figtree Extended', '@fontsource/figtree/files/figtree-latin-ext-500-normal.woff'),
];

function font(name: string, file: string): Font {
  return { name, data: readFileSync(createRequire(import.meta.url).resolve(file)) };
}
