import { FURTHER_PRACTICES, PRACTICE_PARTS } from '#contract/imports.ts';
import type { FurtherPractice, PracticePart } from '#contract/imports.ts';
import type { Practice } from '#contract/profiles.ts';
import type { ProfileSchemas } from '#contract/schemas/profiles.ts';
import type { Store } from '../../../db/store.ts';
import { refuseUnfit } from '../profiles/refuse-unfit.ts';
import type { Complaints } from './complaints.ts';
import { READERS } from './read-cell.ts';
import type { Cells } from './read-cell.ts';

export interface Checks {
  places: Store['places'];
  /** What the doctors' own forms are checked with. */
  whole: ProfileSchemas['whole'];
}

const PARTS = Object.keys(PRACTICE_PARTS) as PracticePart[];

/** The practices of a line besides the first: each that has a cell, and then all of it. Hours are for the doctor to say. */
export function readPractices(
  cells: Cells,
  { places, whole }: Checks,
  { checked, collect }: Complaints,
): Practice[] {
  const there = FURTHER_PRACTICES.filter((number) =>
    PARTS.some((part) => cells[`practice_${number}_${part}`] !== undefined),
  );
  // Where something is missing it has been said: such a line makes no profile.
  return there.map((number) => practiceIn(number) as Practice);

  function practiceIn(number: FurtherPractice): Partial<Practice> {
    const practice: Partial<Practice> = { working_time: [] };
    for (const part of PARTS) {
      const { field, read } = READERS[PRACTICE_PARTS[part].column];
      const column = `practice_${number}_${part}` as const;
      const cell = cells[column];
      const value = checked<unknown>(column, whole.shape[field], cell && read(cell), cell);
      if (value !== undefined) Object.assign(practice, { [field]: value });
    }
    const { zip, state, phone } = practice;
    collect(() => refuseUnfit(places, { zip, state }), `practice_${number}_zip`);
    collect(() => refuseUnfit(places, { phone }), `practice_${number}_phone`);
    return practice;
  }
}
