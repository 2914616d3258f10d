import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import type { AtRule, Declaration, Plugin } from 'postcss';
import subsetFont from 'subset-font';

/** What text is set with by itself, and the figures of one width that the sheets ask for. */
const FEATURES = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'rvrn', 'tnum'];
const PACKAGED = /url\('(@fontsource[^']+)'\)/;

/**
 * Cuts the font of each `@font-face` to what the sheet takes from it: the letters of its `unicode-range`, and the
 * weights of a `font-weight` that is a range. The files go to `folder`, named for the package's file, its
 * `font-display` and their content.
 */
export function cutFonts(folder: string): Plugin {
  return {
    postcssPlugin: 'cut-fonts',
    async Once(root) {
      const faces: AtRule[] = [];
      root.walkAtRules('font-face', (face) => void faces.push(face));
      mkdirSync(folder, { recursive: true });
      await Promise.all(faces.map((face) => cutFace(face, folder)));
    },
  };
}

async function cutFace(face: AtRule, folder: string): Promise<void> {
  const described = new Map(
    face.nodes?.filter((node): node is Declaration => node.type === 'decl').map((decl) => [decl.prop, decl]),
  );
  const src = described.get('src');
  const packaged = src && PACKAGED.exec(src.value);
  const range = described.get('unicode-range');
  const sheet = src?.source?.input.file;
  if (!packaged || !range || !sheet) return;

  const file = createRequire(sheet).resolve(packaged[1]);
  const [min, max] = (described.get('font-weight')?.value ?? '').split(' ').map(Number);
  const options = {
    targetFormat: 'woff2' as const,
    keepFeatures: FEATURES,
    ...(max && { variationAxes: { wght: { min, max } } }),
  };
  const font = await subsetFont(readFileSync(file), lettersOf(range.value), options);
  const hash = createHash('sha256').update(font).digest('hex').slice(0, 8);
  const name = `${basename(file, '.woff2')}-${described.get('font-display')?.value}-${hash}.woff2`;
  writeFileSync(join(folder, name), font);
  src.value = src.value.replace(packaged[1], relative(dirname(sheet), join(folder, name)));
}

/** All of "U+20-7E, U+A0". */
function lettersOf(range: string): string {
  return range
    .split(',')
    .map((part) => {
      const [first, last = first] = part
        .trim()
        .slice('U+'.length)
        .split('-')
        .map((code) => parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');
    })
    .join('');
}
