import type { RefusedLine } from '#contract/schemas/answers/imports.ts';
import type { Database } from './database.ts';
import type { InvitedDoctor } from './invitations.ts';
import { nextId } from './next-id.ts';

/** A line of a file: whom it invites, or why it is refused. `cells`: as they stand in the file. */
export interface ImportLine {
  line: number;
  cells: readonly string[];
  doctor: InvitedDoctor | null;
  reason: string | null;
}

/** A line that waits for its turn. */
export interface DueLine {
  import_id: number;
  line: number;
  doctor: InvitedDoctor;
}

/** Files of doctors to invite, and what becomes of their lines. All of it is written in transactions. */
export function importQueries(database: Database, now: () => Date) {
  const insert = database.prepare<[{ file_name: string; columns: string; now: string }]>(
    `INSERT INTO imports (id, file_name, columns, created_at) VALUES (${nextId('imports')}, :file_name, :columns, :now)`,
  );
  const insertLine = database.prepare(
    `INSERT INTO import_lines (import_id, line, status, cells, doctor, reason)
     VALUES (:id, :line, :status, :cells, :doctor, :reason)`,
  );
  const checked = database.prepare<[number]>(`UPDATE imports SET status = 'checked' WHERE id = ?`);
  const start = database.prepare<[{ id: number; by: number; now: string }]>(
    `UPDATE imports SET status = 'running', started_at = :now, started_by = :by, stopped_at = NULL
     WHERE id = :id AND status = 'checked'`,
  );
  const stop = database.prepare<[string, number]>(
    `UPDATE imports SET status = 'checked', stopped_at = ? WHERE id = ? AND status = 'running'`,
  );
  const running = database
    .prepare<[], number>(`SELECT id FROM imports WHERE status = 'running' ORDER BY id LIMIT 1`)
    .pluck();
  const runningBy = database
    .prepare<[number], number>(
      `SELECT id FROM imports WHERE started_by = ? AND status = 'running' ORDER BY id`,
    )
    .pluck();
  const due = database.prepare<[number, number], Omit<DueLine, 'doctor'> & { doctor: string }>(
    `SELECT import_id, line, doctor FROM import_lines
     WHERE import_id = ? AND status = 'good' ORDER BY line LIMIT ?`,
  );
  const invited = database.prepare<[Pick<DueLine, 'import_id' | 'line'>]>(
    `UPDATE import_lines SET status = 'invited', cells = NULL, doctor = NULL
     WHERE import_id = :import_id AND line = :line`,
  );
  const refused = database.prepare<[Pick<DueLine, 'import_id' | 'line'> & { reason: string }]>(
    `UPDATE import_lines SET status = 'refused', doctor = NULL, reason = :reason
     WHERE import_id = :import_id AND line = :line`,
  );
  const finish = database.prepare<[string, number]>(
    `UPDATE imports SET status = 'done', finished_at = ? WHERE id = ?`,
  );
  const columns = database.prepare<[number], string>('SELECT columns FROM imports WHERE id = ?').pluck();
  const good = database.prepare<[number, number], { line: number; email: string; name: string }>(
    `SELECT line, doctor ->> 'email' AS email, (doctor ->> 'first_name') || ' ' || (doctor ->> 'last_name') AS name
     FROM import_lines WHERE import_id = ? AND status = 'good' ORDER BY line LIMIT ?`,
  );
  const refusedFrom = database.prepare<
    [{ id: number; after: number; count: number }],
    RefusedLine & { cells: string }
  >(
    `SELECT line, reason, cells FROM import_lines
     WHERE import_id = :id AND status = 'refused' AND line > :after ORDER BY line LIMIT :count`,
  );
  const refusedLine = database.prepare<[number, number], RefusedLine & { cells: string }>(
    `SELECT line, reason, cells FROM import_lines WHERE import_id = ? AND line = ? AND status = 'refused'`,
  );
  const twins = database.prepare<
    [{ id: number; email: string; npi: string | null }],
    { line: number; doctor: string }
  >(
    `SELECT line, doctor FROM import_lines
     WHERE import_id = :id AND status = 'good'
       AND (doctor ->> 'email' = :email OR doctor ->> '$.content.npi' = :npi)
     ORDER BY line`,
  );
  const mend = database.prepare(
    `UPDATE import_lines SET status = :status, cells = :cells, doctor = :doctor, reason = :reason
     WHERE import_id = :id AND line = :line AND status = 'refused'`,
  );
  const reopen = database.prepare<[string, number]>(
    `UPDATE imports SET status = 'checked', stopped_at = ? WHERE id = ? AND status = 'done'`,
  );
  const remove = database.prepare<[number]>('DELETE FROM imports WHERE id = ?');
  const naming = database.prepare<
    [{ email: string | null; npi: string | null }],
    { rowid: number; cells: string | null; email: string | null }
  >(
    `SELECT rowid, cells, doctor ->> 'email' AS email FROM import_lines
     WHERE instr(lower(cells), lower(:email)) > 0 OR instr(cells, :npi) > 0
       OR doctor ->> 'email' = :email COLLATE NOCASE`,
  );
  const removeLine = database.prepare<[number]>('DELETE FROM import_lines WHERE rowid = ?');
  const sweep = database.prepare<[{ done: string; others: string }]>(
    `DELETE FROM imports WHERE status <> 'running' AND created_at < iif(status = 'done', :done, :others)`,
  );

  return {
    /** Adds an import that is being read, and answers its id. */
    add: (file_name: string, header: readonly string[]): number =>
      Number(
        insert.run({ file_name, columns: JSON.stringify(header), now: now().toISOString() }).lastInsertRowid,
      ),
    addLine: (id: number, line: ImportLine): void => void insertLine.run({ id, ...stored(line) }),
    /** Writes a refused line anew. One that is right now can be invited, also where the others are through. */
    mend(id: number, line: ImportLine): void {
      mend.run({ id, ...stored(line) });
      if (line.doctor) reopen.run(now().toISOString(), id);
    },
    /** All its lines are written. */
    markChecked: (id: number): void => void checked.run(id),
    /** By an administrator. False when it is at work already, or through. */
    start: (id: number, by: number): boolean => start.run({ id, by, now: now().toISOString() }).changes > 0,
    /** False when it is not at work. It can be started again, and goes on where it was. */
    stop: (id: number): boolean => stop.run(now().toISOString(), id).changes > 0,
    /** The id of the import whose turn it is. */
    running: (): number | null => running.get() ?? null,
    /** The ids of those at work that an administrator has started. */
    runningBy: (user: number): number[] => runningBy.all(user),
    /** Its next lines; none when it is through. */
    due: (id: number, count: number): DueLine[] =>
      due.all(id, count).map((row) => ({ ...row, doctor: JSON.parse(row.doctor) as InvitedDoctor })),
    /** What stood in the line is forgotten: it is in the invitation. */
    markInvited: ({ import_id, line }: DueLine): void => void invited.run({ import_id, line }),
    refuse: ({ import_id, line }: DueLine, reason: string): void =>
      void refused.run({ import_id, line, reason }),
    finish: (id: number): void => void finish.run(now().toISOString(), id),
    /** As the file calls them. */
    columns: (id: number): string[] => JSON.parse(columns.get(id) ?? '[]') as string[],
    /** The first lines that wait. */
    good: (id: number, count: number) => good.all(id, count),
    /** Refused lines behind a line of the file, in its order. */
    refused: (id: number, after: number, count: number): (RefusedLine & { cells: string[] })[] =>
      refusedFrom
        .all({ id, after, count })
        .map((row) => ({ ...row, cells: JSON.parse(row.cells) as string[] })),
    /** One of them; null when it is none (any more). */
    refusedLine(id: number, line: number): (RefusedLine & { cells: string[] }) | null {
      const row = refusedLine.get(id, line);
      return row ? { ...row, cells: JSON.parse(row.cells) as string[] } : null;
    },
    /** The lines that wait with the same address, or the same NPI. */
    twins: (id: number, { email, content }: Pick<InvitedDoctor, 'email' | 'content'>) =>
      twins
        .all({ id, email, npi: content.npi ?? null })
        .map(({ line, doctor }) => ({ line, doctor: JSON.parse(doctor) as InvitedDoctor })),
    /** Removes the lines that have somebody's address, or NPI (null: of neither), whatever was to become of them. */
    forget(email: string | null, npi: string | null): void {
      const whole = [email?.toLowerCase(), npi].filter((word) => typeof word === 'string');
      for (const { rowid, cells, email: invited } of naming.all({ email, npi })) {
        const text = (JSON.parse(cells ?? '[]') as string[]).join('\n').toLowerCase();
        const isTheirs = email !== null && invited?.toLowerCase() === email.toLowerCase();
        if (isTheirs || whole.some((word) => names(text, word))) removeLine.run(rowid);
      }
    },
    remove: (id: number): void => void remove.run(id),
    /** Forgets imports by their age: those that are through, and those that nobody started. Dates are ISO date-times. */
    sweep: (done: string, others: string): void => void sweep.run({ done, others }),
  };
}

/** Whether a text has an address, or a number, as a whole: “jo@example.com” does not stand in “mary-jo@example.com”. */
function names(text: string, whole: string): boolean {
  const between = text.split(whole);
  return between.some(
    (before, at) =>
      at < between.length - 1 &&
      !/[\p{L}\p{N}.+_-]$/u.test(before) &&
      !/^[.-]?[\p{L}\p{N}]/u.test(between[at + 1]),
  );
}

function stored({ line, cells, doctor, reason }: ImportLine) {
  return {
    ...{ line, status: doctor ? 'good' : 'refused', reason },
    ...{ cells: JSON.stringify(cells), doctor: doctor && JSON.stringify(doctor) },
  };
}
