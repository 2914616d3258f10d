import type { ImportColumn } from '#contract/imports.ts';
import type { ProfileSchemas } from '#contract/schemas/profiles.ts';
import type { ImportLine } from '../../../db/imports.ts';
import type { Store } from '../../../db/store.ts';
import { checkLine } from './check-line.ts';
import { linesNoted } from './known-doctors.ts';

interface Mending {
  whole: ProfileSchemas['whole'];
  columns: readonly (ImportColumn | null)[];
  cells: readonly string[];
}

/** What would become of a line of an import as it is written now. */
export function mendedLine(
  store: Store,
  id: number,
  { whole, columns, cells }: Mending,
): Pick<ImportLine, 'doctor' | 'reason'> {
  const others = linesNoted();
  const { doctor, reason } = checkLine({ store, whole, columns, others }, cells);
  if (!doctor) return { doctor, reason };
  for (const twin of store.imports.twins(id, doctor)) others.note(twin.line, twin.doctor);
  const repeated = others.whyRepeated(doctor);
  return repeated.length > 0 ? { doctor: null, reason: repeated.join('\n') } : { doctor, reason: null };
}
