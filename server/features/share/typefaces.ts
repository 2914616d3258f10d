import { createRequire } from 'node:module';
import { createTypeface } from './typeface.ts';
import type { Typeface } from './typeface.ts';

export interface Typefaces {
  display: Typeface;
  text: Typeface;
}

let opened: Typefaces | undefined;

/** Those of the site, as static fonts; opened when the first picture is drawn. */
export function typefaces(): Typefaces {
  return (opened ??= {
    display: createTypeface([
      file('@fontsource/fraunces/files/fraunces-latin-600-normal.woff'),
      file('@fontsource/fraunces/files/fraunces-latin-ext-600-normal.woff'),
      file('@fontsource/fraunces/files/fraunces-vietnamese-600-normal.woff'),
    ]),
    text: createTypeface([
      file('@fontsource/figtree/files/figtree-latin-500-normal.woff'),
      file('@fontsource/figtree/files/figtree-latin-ext-500-normal.woff'),
    ]),
  });
}

function file(name: string): string {
  return createRequire(import.meta.url).resolve(name);
}
