import { DOCTOR_COLUMNS } from '#contract/imports.ts';
import type { ImportRecord, ListedImport } from '#contract/schemas/answers/imports.ts';
import type { DoctorColumn } from '#contract/imports.ts';
import type { Store } from '../../../db/store.ts';
import { columnsOf } from './header.ts';

const GOOD_SHOWN = 20;
const REFUSED_SHOWN = 200;

/** All that administrators see of an import. */
export function importRecord({ imports }: Store, listed: ListedImport): ImportRecord {
  const header = imports.columns(listed.id);
  const columns = columnsOf(header);
  return {
    ...listed,
    known: header.filter((_, index) => columns[index] !== null),
    unknown: header.filter((_, index) => columns[index] === null),
    missing: (Object.keys(DOCTOR_COLUMNS) as DoctorColumn[]).filter((name) => !columns.includes(name)),
    first_good: imports.good(listed.id, GOOD_SHOWN),
    first_refused: imports.refused(listed.id, 0, REFUSED_SHOWN).map(({ line, reason }) => ({ line, reason })),
  };
}
