import { IMPORT_COLUMNS, NEEDED_COLUMNS } from '#contract/imports.ts';
import type { ImportColumn } from '#contract/imports.ts';
import { Refusal } from '../../platform/http/refusal.ts';

/** More than any list of doctors has; each is looked at in every line. */
const MOST_COLUMNS = 200;

/** What the columns of a file are, in its order; null for one that is left out. */
export function columnsOf(header: readonly string[]): (ImportColumn | null)[] {
  return header.map((name) => {
    const column = name
      .trim()
      .toLowerCase()
      .replace(/[\W_]+/g, '_');
    return Object.hasOwn(IMPORT_COLUMNS, column) ? (column as ImportColumn) : null;
  });
}

/** Throws 202 for a header that is too long, lacks what is needed, or says something twice. */
export function refuseHeader(columns: (ImportColumn | null)[]): void {
  if (columns.length > MOST_COLUMNS)
    throw refused(`This file has ${columns.length} columns; there may be ${MOST_COLUMNS}.`);
  const missing = NEEDED_COLUMNS.filter((name) => !columns.includes(name));
  if (missing.length > 0)
    throw refused(`The first line names the columns. This file has none called ${missing.join(', ')}.`);
  const twice = columns.find((name, index) => name !== null && columns.indexOf(name) < index);
  if (twice) throw refused(`The column ${twice} is there twice.`);
}

function refused(sentence: string): Refusal {
  return new Refusal(202, sentence, { field: 'file' });
}
