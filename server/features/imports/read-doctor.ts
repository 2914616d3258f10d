import type { DoctorColumn } from '#contract/imports.ts';
import type { ProfileDraft } from '#contract/profiles.ts';
import { email as address } from '#contract/schemas/accounts.ts';
import { saysWhere } from '#contract/schemas/profile-fields.ts';
import type { InvitedDoctor } from '../../../db/invitations.ts';
import { refuseUnfit } from '../profiles/refuse-unfit.ts';
import { videoParts } from '../profiles/video-parts.ts';
import { complaints } from './complaints.ts';
import { READERS, numberOf, yesOrNo } from './read-cell.ts';
import type { Cells } from './read-cell.ts';
import { readPractices } from './read-practices.ts';
import type { Checks } from './read-practices.ts';

/** Whom a line invites, as far as it can be read, and a sentence for each thing that is not right in it. */
export interface ReadDoctor {
  doctor: InvitedDoctor;
  wrong: string[];
}

/** Reads all cells of a line, whatever is wrong with some. */
export function readDoctor(cells: Cells, checks: Checks): ReadDoctor {
  const { places, whole } = checks;
  const found = complaints();
  const { wrong, checked, collect } = found;
  const content: ProfileDraft = {};
  const email = checked('email', address, cells.email ?? '', cells.email) ?? '';
  for (const [column, { field, read }] of Object.entries(READERS)) {
    const cell = cells[column as DoctorColumn];
    const isNeeded = field === 'first_name' || field === 'last_name';
    if (cell === undefined && !isNeeded) continue;
    const value = checked<unknown>(column, whole.shape[field], read(cell ?? ''), cell);
    if (value !== undefined) Object.assign(content, { [field]: value });
  }
  const fees = feesIn(cells);
  const said = fees && checked('fees', whole.shape.fees, fees.value, fees.cell);
  if (said) content.fees = said;
  const { telehealth = false, telehealth_states = [], zip, state, phone } = content;
  // Of states that could not be read it has been said already.
  if (!saysWhere({ telehealth, telehealth_states }) && cells.telehealth_states === undefined)
    wrong.push('telehealth_states: Please say in which states the patients may be who are seen by video.');
  if (!telehealth) delete content.telehealth_states;
  // Without its licenses nothing can be said of the states.
  if (cells.licenses === undefined || content.licenses) collect(() => videoParts(content, {}));
  collect(() => refuseUnfit(places, { zip, state }));
  collect(() => refuseUnfit(places, { phone }));
  const others = readPractices(cells, checks, found);
  if (others.length > 0) content.other_practices = others;
  const { first_name = '', last_name = '' } = content;
  return { doctor: { email, first_name, last_name, content }, wrong };
}

/** As the form would send them, and as they stand in the line; undefined when there are none. */
function feesIn({ first_visit_fee, follow_up_fee, sliding_scale }: Cells) {
  const said = [first_visit_fee, follow_up_fee, sliding_scale].filter((cell) => cell !== undefined);
  if (said.length === 0) return undefined;
  const value = {
    first_visit: first_visit_fee === undefined ? null : numberOf(first_visit_fee),
    follow_up: follow_up_fee === undefined ? null : numberOf(follow_up_fee),
    sliding_scale: sliding_scale === undefined ? false : yesOrNo(sliding_scale),
  };
  return { value, cell: said.join(', ') };
}
