import type { ImportColumn } from '#contract/imports.ts';
import type { ProfileDraft } from '#contract/profiles.ts';
import { email as address } from '#contract/schemas/accounts.ts';
import { saysWhere } from '#contract/schemas/profile-fields.ts';
import type { ProfileSchemas } from '#contract/schemas/profiles.ts';
import type { InvitedDoctor } from '../../../db/invitations.ts';
import type { Store } from '../../../db/store.ts';
import { refuseUnfit } from '../profiles/refuse-unfit.ts';
import { videoParts } from '../profiles/video-parts.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { READERS, numberOf, yesOrNo } from './read-cell.ts';

/** The cells of a line by their columns, those that are left out and empty ones apart. */
export type Cells = Partial<Record<ImportColumn, string>>;

interface Checks {
  places: Store['places'];
  /** What the doctors' own forms are checked with. */
  whole: ProfileSchemas['whole'];
}

const LONGEST_QUOTE = 60;

/** Whom a line invites. Throws 202 with the first thing that is not right in it. */
export function readDoctor(cells: Cells, { places, whole }: Checks): InvitedDoctor {
  const email = checked('email', address, cells.email ?? '', cells.email);
  const content: ProfileDraft = {};
  for (const [column, { field, read }] of Object.entries(READERS)) {
    const cell = cells[column as ImportColumn];
    const isNeeded = field === 'first_name' || field === 'last_name';
    if (cell === undefined && !isNeeded) continue;
    Object.assign(content, { [field]: checked<unknown>(column, whole.shape[field], read(cell ?? ''), cell) });
  }
  Object.assign(content, feesOf(cells, whole));
  const { telehealth = false, telehealth_states = [] } = content;
  if (!saysWhere({ telehealth, telehealth_states }))
    throw refused('telehealth_states: Please say in which states the patients may be who are seen by video.');
  if (!telehealth) delete content.telehealth_states;
  videoParts(content, {});
  refuseUnfit(places, content);
  const { first_name = '', last_name = '' } = content;
  return { email, first_name, last_name, content };
}

function feesOf(cells: Cells, whole: ProfileSchemas['whole']): ProfileDraft {
  const { first_visit_fee, follow_up_fee, sliding_scale } = cells;
  const said = [first_visit_fee, follow_up_fee, sliding_scale].filter((cell) => cell !== undefined);
  if (said.length === 0) return {};
  const fees = {
    first_visit: first_visit_fee === undefined ? null : numberOf(first_visit_fee),
    follow_up: follow_up_fee === undefined ? null : numberOf(follow_up_fee),
    sliding_scale: sliding_scale === undefined ? false : yesOrNo(sliding_scale),
  };
  return { fees: checked('fees', whole.shape.fees, fees, said.join(', ')) };
}

interface Schema<Value> {
  safeParse: (
    value: unknown,
  ) => { success: true; data: Value } | { success: false; error: { issues: { message: string }[] } };
}

function checked<Value>(
  column: string,
  schema: Schema<Value>,
  value: unknown,
  cell: string | undefined,
): Value {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const quoted = cell === undefined ? '' : ` “${shortened(cell)}”`;
  throw refused(`${column}${quoted}: ${result.error.issues[0].message}`);
}

function shortened(cell: string): string {
  const line = cell.replace(/\s+/g, ' ');
  return line.length > LONGEST_QUOTE ? `${line.slice(0, LONGEST_QUOTE)}…` : line;
}

function refused(sentence: string): Refusal {
  return new Refusal(202, sentence);
}
