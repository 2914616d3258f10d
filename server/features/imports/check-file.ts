import type { ImportColumn } from '#contract/imports.ts';
import type { ProfileSchemas } from '#contract/schemas/profiles.ts';
import type { ImportLine } from '../../../db/imports.ts';
import type { Store } from '../../../db/store.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { columnsOf, refuseHeader } from './header.ts';
import { readCsv } from './read-csv.ts';
import type { CsvRecord } from './read-csv.ts';
import { readDoctor } from './read-doctor.ts';
import type { Cells } from './read-doctor.ts';
import { whyKnown, whyRepeated } from './known-doctors.ts';

/** Lines that are looked at in a turn (server/platform/http/turns.ts). */
const IN_A_SLICE = 20;

export interface CheckedFile {
  header: string[];
  lines: ImportLine[];
}

/** What would become of each line of a file. Nothing is written. Throws 202 for a file that cannot be read as a whole. */
export async function checkFile(
  store: Store,
  whole: ProfileSchemas['whole'],
  bytes: Buffer,
  turn: () => Promise<void>,
): Promise<CheckedFile> {
  const [first, ...records] = await readCsv(bytes, turn);
  if (!first || records.length === 0)
    throw new Refusal(202, 'There is nobody in this file.', { field: 'file' });
  const header = first.cells.map((name) => name.trim());
  const columns = columnsOf(header);
  refuseHeader(columns);
  const inFile = whyRepeated();
  const lines: ImportLine[] = [];
  for (const [index, { line, cells }] of records.entries()) {
    if (index % IN_A_SLICE === 0) await turn();
    lines.push({ line, cells, ...outcome({ line, cells }) });
  }
  return { header, lines };

  function outcome({ line, cells }: CsvRecord): Pick<ImportLine, 'doctor' | 'reason'> {
    try {
      const doctor = readDoctor(cellsOf(columns, cells), { places: store.places, whole });
      const reason = inFile(line, doctor) ?? whyKnown(store, doctor);
      return { doctor: reason === null ? doctor : null, reason };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { doctor: null, reason: error.message };
    }
  }
}

function cellsOf(columns: (ImportColumn | null)[], cells: string[]): Cells {
  if (cells.length > columns.length)
    throw new Refusal(202, `There are ${cells.length} cells in this line, and ${columns.length} columns.`);
  const entries = columns.map((column, index) => [column, cells[index]?.trim() ?? ''] as const);
  const filled = entries.filter(([column, cell]) => column !== null && cell !== '');
  return Object.fromEntries(filled) as Cells;
}
