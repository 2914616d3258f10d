import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { openSync } from 'fontkit';
import type { Font } from 'fontkit';
import postcss from 'postcss';
import { beforeAll, describe, expect, test } from 'vitest';
import { cutFonts } from '../../public-site/styles/cut-fonts.ts';
import { newFolder } from '../helpers/new-folder.ts';

const SHEET = resolve(import.meta.dirname, '../../public-site/styles/fonts.css');
const folder = newFolder();
let faces: Record<string, string>[];

beforeAll(async () => {
  const { root } = await postcss([cutFonts(folder)]).process(readFileSync(SHEET, 'utf8'), { from: SHEET });
  faces = [];
  root.walkAtRules('font-face', (face) => {
    const described: Record<string, string> = {};
    face.walkDecls(({ prop, value }) => void (described[prop] = value.replaceAll("'", '')));
    faces.push(described);
  });
});

describe('the fonts of the site', () => {
  const every = ['Figtree Variable', 'Fraunces'];

  test('come in two small files with every page', () => {
    const first = faces.filter((face) => face['font-display'] === 'optional');
    expect(first.map((face) => face['font-family']).toSorted()).toEqual(every);
    for (const face of first) {
      expect(readFileSync(fileOf(face)).length).toBeLessThan(13_000);
      expect(missing(face, 'Doctor Muñoz’s “visits” – 2026 · José, ¿Qué?')).toBe('');
    }
  });

  test('have the letters of their range and no other', () => {
    const cut = faces.filter((face) => face['unicode-range']);
    expect(cut).toHaveLength(7);
    for (const face of cut) {
      const letters = lettersOf(openFont(face));
      expect(letters.length).toBeGreaterThan(20);
      expect(letters.filter((code) => !isIn(face['unicode-range'], code))).toEqual([]);
    }
  });

  test.each(every)('%s writes every letter that its package has, but for marks alone', (family) => {
    const own = faces.filter((face) => face['font-family'] === family && face['unicode-range']);
    const written = new Set(own.flatMap((face) => lettersOf(openFont(face))));
    const sources = [...readFileSync(SHEET, 'utf8').matchAll(/url\('(@fontsource[^']+)'\)/g)]
      .map(([, path]) => path)
      .filter((path) => path.includes(family.split(' ')[0].toLowerCase()));
    const packaged = sources.flatMap((path) => lettersOf(fontAt(resolve('node_modules', path))));
    const isMark = (code: number) => code >= 0x300 && code < 0x370;
    expect(packaged.filter((code) => !written.has(code) && !isMark(code))).toEqual([]);
  });

  test('keep the weights that the site uses, and how letters stand beside each other', () => {
    for (const face of faces.filter((one) => one['font-display'] === 'optional')) {
      const font = openFont(face);
      const wide = font.layout('AVAVAV', { kern: false }).advanceWidth;
      expect(font.layout('AVAVAV').advanceWidth).toBeLessThan(wide);
      if (face['font-family'] === 'Fraunces') continue;
      expect(font.variationAxes.wght).toMatchObject({ min: 400, max: 700 });
      expect(
        new Set(font.layout('0123456789', ['tnum']).glyphs.map((glyph) => glyph.advanceWidth)).size,
      ).toBe(1);
    }
  });
});

function fileOf(face: Record<string, string>): string {
  return resolve(SHEET, '..', /url\(([^)]+)\)/.exec(face.src)?.[1] ?? '');
}

function openFont(face: Record<string, string>): Font {
  return fontAt(fileOf(face));
}

function fontAt(file: string): Font {
  const opened = openSync(file);
  if ('fonts' in opened) throw new Error(`${file} holds more than one font`);
  return opened;
}

/** Without control characters and the number that ends a font's table. */
function lettersOf(font: Font): number[] {
  return font.characterSet.filter((code) => code >= 0x20 && code < 0xffff);
}

function missing(face: Record<string, string>, text: string): string {
  const font = openFont(face);
  return Array.from(text)
    .filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
    .join('');
}

function isIn(range: string, code: number): boolean {
  return range.split(',').some((part) => {
    const [first, last = first] = part
      .trim()
      .slice(2)
      .split('-')
      .map((hex) => parseInt(hex, 16));
    return first <= code && code <= last;
  });
}
