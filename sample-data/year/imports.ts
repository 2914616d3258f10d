import { createHash } from 'node:crypto';
import { DAY_MS } from '#contract/constants.ts';
import { INVITATION_DAYS } from '#contract/invitations.ts';
import type { ImportLine } from '../../db/imports.ts';
import type { InvitedDoctor } from '../../db/invitations.ts';
import { Random } from '../random.ts';
import { FIRST_NEWCOMER, newcomer } from './newcomer.ts';
import { hex, isoOf, mailed, momentOf } from './year.ts';
import type { Act, Unsent, Year } from './year.ts';

const STREAM = 0x1394;
/** Among those who come in the year: behind those who register by themselves. */
const FIRST = FIRST_NEWCOMER + 200;
const HEADER = ['email', 'first_name', 'last_name', 'degree', 'npi', 'city', 'state', 'zip', 'phone'];
type Cells = string[];

/** What is wrong with a line: the cell that is, what stands there, and how the check says it. */
type Fault = (cells: Cells) => { cells: Cells; reason: string };

const FAULTS: Fault[] = [
  (cells) => faulty(cells, 'email', cells[0].replace('@', ' at '), 'Please enter a valid e-mail address.'),
  (cells) =>
    faulty(
      cells,
      'npi',
      cells[4].slice(0, 9),
      'An NPI has ten digits, begins with 1 or 2, and ends with a check digit, like 1234567893.',
    ),
  (cells) => faulty(cells, 'zip', cells[7].slice(1), 'A ZIP code has five digits, like 02139.'),
  (cells) => faulty(cells, 'degree', 'PhD', 'Please choose your degree: MD or DO.'),
  (cells) => ({
    cells: ['doctor@example.com', ...cells.slice(1)],
    reason: 'email: There is an account with this address.',
  }),
];

/** Which of the invitations did not arrive, and why. */
const UNSENT: Partial<Record<number, Unsent>> = {
  12: { status: 'suppressed', error: '550 5.1.1 The mailbox does not exist' },
  17: { status: 'failed', error: '452 4.2.2 The mailbox is full' },
};

interface File {
  name: string;
  daysAgo: number;
  good: number;
  faults: number[];
  /** Of the doctors who were invited; without it nobody has started the import. */
  came?: { claimed: number; declined: number };
}

const FILES: File[] = [
  {
    name: 'members-of-the-society.csv',
    daysAgo: 27,
    good: 21,
    faults: [0, 3, 4],
    came: { claimed: 5, declined: 1 },
  },
  { name: 'spring-meeting-attendees.csv', daysAgo: 2, good: 14, faults: [0, 1, 2, 3, 4, 1] },
];

/** A file of doctors who were invited, some of whom have come, and one that waits to be looked at. */
export function imports(year: Year): Act[] {
  return FILES.flatMap((file, i) => actsOf(year, file, FIRST + 100 * i));
}

function actsOf(year: Year, file: File, first: number): Act[] {
  const random = new Random(year.seed, STREAM + first);
  const { store, editor } = year;
  const { audit, imports, invitations, users } = store;
  const lines = linesOf(year, file, random, first);
  const at = momentOf(year, file.daysAgo, random);
  let id = 0;
  let mails = 0;
  const told = (
    action: 'checked import' | 'started import' | 'finished import',
    note: string | null,
    actor: number | null,
  ) => audit.add({ action, actor, object: { kind: 'import', id }, note });

  const check = () => {
    id = imports.add(file.name, HEADER);
    for (const line of lines) imports.addLine(id, line);
    imports.markChecked(id);
    told('checked import', `${lines.length} lines`, editor);
  };
  if (!file.came) return [{ at, act: check }];

  const started = at + 600_000;
  const invite = () => {
    imports.start(id, editor);
    told('started import', null, editor);
    for (const line of imports.due(id, lines.length)) {
      invitations.add(line.doctor, id, invitationMail(line.doctor.email));
      imports.markInvited(line);
    }
    imports.finish(id);
    const { invited = 0, refused = 0 } = store.lists.imports.row(id) ?? {};
    told('finished import', `${invited} invited, ${refused} refused`, null);
  };
  const { claimed, declined } = file.came;
  const answers = lines
    .flatMap(({ doctor }) => (doctor ? [doctor] : []))
    .slice(0, claimed + declined)
    .map((doctor, i) => ({
      at: started + random.int(1, 22) * DAY_MS,
      act: () => (i < claimed ? claim(doctor) : decline(doctor)),
    }));
  return [{ at, act: check }, { at: started, act: invite }, ...answers];

  function invitationMail(email: string) {
    const token = hex(random, 32);
    const expires_at = isoOf(started + INVITATION_DAYS * DAY_MS);
    mailed(year, email, 'invitation', { token, until: expires_at.slice(0, 10) }, UNSENT[mails++]);
    const token_hash = createHash('sha256').update(token).digest();
    return { token_hash, mailed_at: isoOf(started), expires_at };
  }

  function claim({ email, first_name, last_name }: InvitedDoctor): void {
    const account = { email, first_name, last_name, verified: true, plan: 0, manage_role: '' as const };
    const user = users.add({ ...account, password_hash: null, created_at: year.now().toISOString() });
    invitations.takeUp(users.get(user));
    audit.add({ action: 'claimed invitation', user });
  }

  function decline({ email }: InvitedDoctor): void {
    const invitation = invitations.byEmail(email);
    if (!invitation) return;
    invitations.remove(invitation.id);
    audit.add({ action: 'declined invitation', object: { kind: 'invitation', id: invitation.id } });
  }
}

function linesOf(year: Year, { good, faults }: File, random: Random, first: number): ImportLine[] {
  const order = random.shuffle([...Array<null>(good).fill(null), ...faults.map((fault) => FAULTS[fault])]);
  return order.map((fault, i) => {
    const { first_name, last_name, email, profile } = newcomer(year, first + i);
    const { degree, npi, city, state, zip, phone } = profile;
    const cells = [email, first_name, last_name, degree, npi, city, state, zip, phone];
    const content = { first_name, last_name, degree, npi, city, state, zip, phone };
    // The first line of a file is its header.
    const line = i + 2;
    if (!fault) return { line, cells, doctor: { email, first_name, last_name, content }, reason: null };
    return { line, ...fault(cells), doctor: null };
  });
}

function faulty(cells: Cells, column: string, cell: string, why: string): { cells: Cells; reason: string } {
  return { cells: cells.with(HEADER.indexOf(column), cell), reason: `${column} “${cell}”: ${why}` };
}
