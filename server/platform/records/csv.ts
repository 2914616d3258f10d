export type Cell = string | number | boolean | null;

/** So that programs which guess take it for UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

/** One line of RFC 4180; a program that divides at semicolons or tabs reads the same cells. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(cellText).join(',')}\r\n`;
}

/** Spreadsheets run a text that begins like a formula: an apostrophe makes it a text again (OWASP: CSV injection). */
function cellText(cell: Cell): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell);
  const harmless = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/.test(cell) ? `'${cell}` : cell;
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
