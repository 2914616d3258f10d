import type { ProfileSchemas } from '#contract/schemas/profiles.ts';
import type { ImportLine } from '../../../db/imports.ts';
import type { Store } from '../../../db/store.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { checkLine } from './check-line.ts';
import { columnsOf, refuseHeader } from './header.ts';
import { linesNoted } from './known-doctors.ts';
import { readCsv } from './read-csv.ts';

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
  const others = linesNoted();
  const lines: ImportLine[] = [];
  for (const [index, { line, cells }] of records.entries()) {
    if (index % IN_A_SLICE === 0) await turn();
    const outcome = checkLine({ store, whole, columns, others }, cells);
    if (outcome.doctor) others.note(line, outcome.doctor);
    lines.push({ line, cells, ...outcome });
  }
  return { header, lines };
}
