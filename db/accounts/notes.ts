import type { Database } from '../database.ts';
import { nextId } from '../next-id.ts';

interface NoteRow {
  id: number;
  text: string;
  /** The administrator, and the name; null for one who has left. */
  written_by: number;
  written_by_name: string | null;
  written_at: string;
}

/** What administrators note of an account, for each other. It goes with the account. */
export function noteQueries(database: Database) {
  const add = database.prepare<[number, string, number, string]>(
    `INSERT INTO account_notes (id, user_id, text, written_by, written_at)
     VALUES (${nextId('account_notes')}, ?, ?, ?, ?)`,
  );
  const remove = database.prepare<[number, number]>('DELETE FROM account_notes WHERE id = ? AND user_id = ?');
  const ofUser = database.prepare<[number], NoteRow>(
    `SELECT account_notes.id, text, written_by, first_name || ' ' || last_name AS written_by_name, written_at
     FROM account_notes LEFT JOIN users ON users.id = written_by WHERE user_id = ? ORDER BY account_notes.id DESC`,
  );

  return {
    add: (userId: number, text: string, by: number, at: string): void => void add.run(userId, text, by, at),
    /** False where the account has no such note. */
    remove: (userId: number, id: number): boolean => remove.run(id, userId).changes > 0,
    /** Newest first. */
    of: (userId: number): NoteRow[] => ofUser.all(userId),
  };
}
