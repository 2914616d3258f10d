import { openSync } from 'fontkit';
import type { Font, GlyphRun } from 'fontkit';

/** Draws text as outlines: what fonts a machine has makes no difference. */
export interface Typeface {
  /** In pixels, at a size in pixels. */
  width(text: string, size: number): number;
  /** The outlines of a text as an SVG path; `y` is its baseline. */
  outlines(text: string, x: number, y: number, size: number): string;
  /** Whether it has all letters of a text, with accents or without. */
  canWrite(text: string): boolean;
}

interface Run {
  font: Font;
  text: string;
}

/**
 * From font files that each hold a part of the alphabet. A letter that none has is drawn without its accents, any other
 * such character left out.
 */
export function createTypeface(files: readonly string[]): Typeface {
  const fonts = files.map(openFont);

  return {
    width(text, size) {
      const widths = runsOf(text).map((run) => layoutOf(run).advanceWidth / run.font.unitsPerEm);
      return size * widths.reduce((sum, width) => sum + width, 0);
    },
    outlines(text, x, y, size) {
      let path = '';
      let left = x;
      for (const run of runsOf(text)) {
        const scale = size / run.font.unitsPerEm;
        const { glyphs, positions } = layoutOf(run);
        glyphs.forEach((glyph, index) => {
          const { xAdvance, xOffset, yOffset } = positions[index];
          const at = [left + xOffset * scale, y - yOffset * scale] as const;
          path += glyph.path.transform(scale, 0, 0, -scale, ...at).toSVG();
          left += xAdvance * scale;
        });
      }
      return path;
    },
    canWrite: (text) =>
      Array.from(text.normalize('NFC')).every((one) => !/\p{L}/u.test(one) || drawable(one) !== ''),
  };

  function runsOf(text: string): Run[] {
    const runs: Run[] = [];
    for (const character of drawable(text)) {
      const font = fontOf(character);
      const last = runs.at(-1);
      if (last && last.font === font) last.text += character;
      else if (font) runs.push({ font, text: character });
    }
    return runs;
  }

  function drawable(text: string): string {
    const characters = Array.from(text.normalize('NFC').replace(/\s/g, ' '));
    const known = characters.map((one) => (fontOf(one) ? one : one.normalize('NFD')[0])).filter(fontOf);
    // What is left out leaves no gap.
    return known.join('').replace(/ +/g, ' ');
  }

  function fontOf(character: string): Font | undefined {
    const code = character.codePointAt(0) ?? 0;
    return fonts.find((font) => font.hasGlyphForCodePoint(code));
  }
}

function openFont(file: string): Font {
  const opened = openSync(file);
  if ('fonts' in opened) throw new Error(`${file} holds more than one font`);
  return opened;
}

function layoutOf({ font, text }: Run): GlyphRun {
  return font.layout(text);
}
