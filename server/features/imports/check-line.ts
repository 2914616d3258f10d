import type { ImportColumn } from '#contract/imports.ts';
import type { ProfileSchemas } from '#contract/schemas/profiles.ts';
import type { ImportLine } from '../../../db/imports.ts';
import type { Store } from '../../../db/store.ts';
import { whyKnown } from './known-doctors.ts';
import type { LinesNoted } from './known-doctors.ts';
import { readDoctor } from './read-doctor.ts';
import type { Cells } from './read-cell.ts';

interface Checks {
  store: Store;
  /** What the doctors' own forms are checked with. */
  whole: ProfileSchemas['whole'];
  /** What the cells are, in their order; null for what is left out. */
  columns: readonly (ImportColumn | null)[];
  /** Those of the same file that are right. */
  others: LinesNoted;
}

/** What would become of a line: whom it invites, or all that is wrong with it, a sentence a line. */
export function checkLine(
  { store, whole, columns, others }: Checks,
  cells: readonly string[],
): Pick<ImportLine, 'doctor' | 'reason'> {
  if (cells.length > columns.length)
    return {
      doctor: null,
      reason: `There are ${cells.length} cells in this line, and ${columns.length} columns.`,
    };
  const { doctor, wrong } = readDoctor(cellsOf(columns, cells), { places: store.places, whole });
  const reasons = [...wrong, ...others.whyRepeated(doctor), ...whyKnown(store, doctor)];
  return reasons.length > 0 ? { doctor: null, reason: reasons.join('\n') } : { doctor, reason: null };
}

function cellsOf(columns: Checks['columns'], cells: readonly string[]): Cells {
  const entries = columns.map((column, index) => [column, cells[index]?.trim() ?? ''] as const);
  const filled = entries.filter(([column, cell]) => column !== null && cell !== '');
  return Object.fromEntries(filled) as Cells;
}
