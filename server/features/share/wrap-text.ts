import type { Typeface } from './typeface.ts';

const ELLIPSIS = '…';

/** A text in lines of one size. */
export interface WrappedText {
  lines: string[];
  size: number;
}

/** A part of a text that stays on one line, with its width at size 1. */
interface Piece {
  text: string;
  width: number;
}

/** Wraps a text into at most `most` lines, in the first of the sizes in which all of it fits, else cut in the last. */
export function wrapText(
  typeface: Typeface,
  text: string,
  width: number,
  sizes: readonly number[],
  most: number,
): WrappedText {
  const pieces = text
    .trim()
    .split(BREAKS)
    .filter((piece) => typeface.width(piece.trim(), 1) > 0)
    .map((piece) => ({ text: piece, width: typeface.width(piece, 1) }));
  const all = sizes.map((size) => ({ size, lines: linesOf(typeface, pieces, width / size) }));
  const fitting = all.find(({ lines }) => lines.length <= most);
  if (fitting) return fitting;
  const { size, lines } = all[all.length - 1];
  const kept = lines.slice(0, most - 1);
  return { size, lines: [...kept, withEllipsis(typeface, lines[most - 1], width / size)] };
}

/** Before a space, and after a hyphen inside a word. */
const BREAKS = /(?=\s)|(?<=\p{L}-)(?=\p{L})/u;

function linesOf(typeface: Typeface, pieces: readonly Piece[], width: number): string[] {
  const lines: string[] = [];
  let room = 0;
  for (const piece of pieces.flatMap((one) => shortened(typeface, one, width))) {
    if (piece.width <= room) {
      lines[lines.length - 1] += piece.text;
      room -= piece.width;
    } else {
      lines.push(piece.text.trimStart());
      room = width - piece.width;
    }
  }
  return lines;
}

/** The piece, or several that are each no wider than a line. */
function shortened(typeface: Typeface, piece: Piece, width: number): Piece[] {
  if (piece.width <= width) return [piece];
  const parts: Piece[] = [];
  for (const character of piece.text) {
    const last = parts.at(-1);
    const added = typeface.width(character, 1);
    if (last && last.width + added <= width) {
      last.text += character;
      last.width += added;
    } else parts.push({ text: character, width: added });
  }
  return parts;
}

/** Cut between words, or inside the only one. */
function withEllipsis(typeface: Typeface, line: string, width: number): string {
  let kept = line;
  while (kept && typeface.width(kept + ELLIPSIS, 1) > width) {
    kept = kept.replace(kept.includes(' ') ? /\s+\S*$/ : /.$/u, '');
  }
  return kept.replace(/[\s.,;:–—-]+$/, '') + ELLIPSIS;
}
