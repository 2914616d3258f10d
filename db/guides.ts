import type { Database } from './database.ts';
import type { Transactions } from './transactions.ts';

/** So many are kept of a page. */
const MOST_REVISIONS = 50;

/** A page that was saved here. */
export interface GuideRow {
  /** A whole file, front matter included; null: what the file says. */
  text: string | null;
  /** ISO date-time */
  saved_at: string;
  revision: number;
}

export interface GuideRevisionRow {
  id: number;
  text: string;
  is_original: boolean;
  /** ISO date-time */
  saved_at: string;
  saved_by: number | null;
}

/** What a save leaves: `text` as the row has it, `said` what the page says with it. */
export interface SavedGuide {
  name: string;
  text: string | null;
  said: string;
  by: number | null;
}

interface Parts {
  transactions: Transactions;
  now: () => Date;
}

/** What administrators have written of pages, by the names of their files; in memory as well. */
export function guideQueries(database: Database, { transactions, now }: Parts) {
  const all = database.prepare<[], GuideRow & { name: string }>('SELECT * FROM guides');
  const one = database.prepare<[string], GuideRow>(
    'SELECT text, saved_at, revision FROM guides WHERE name = ?',
  );
  const put = database.prepare<[{ name: string; text: string | null; at: string }]>(
    `INSERT INTO guides (name, text, saved_at, revision) VALUES (:name, :text, :at, 1)
     ON CONFLICT DO UPDATE SET text = excluded.text, saved_at = excluded.saved_at, revision = revision + 1`,
  );
  const keep = database.prepare(
    `INSERT INTO guide_revisions (name, text, is_original, saved_at, saved_by)
     VALUES (:name, :said, :is_original, :at, :by)`,
  );
  const thin = database.prepare<[string, string]>(
    `DELETE FROM guide_revisions WHERE name = ? AND id NOT IN (
       SELECT id FROM guide_revisions WHERE name = ? ORDER BY id DESC LIMIT ${MOST_REVISIONS})`,
  );
  type Stored = Omit<GuideRevisionRow, 'is_original'> & { is_original: number };
  const revisions = database.prepare<[string], Stored>(
    'SELECT id, text, is_original, saved_at, saved_by FROM guide_revisions WHERE name = ? ORDER BY id DESC',
  );
  let current = read();
  const written = transactions.follower(() => void (current = read()));

  function read() {
    const rows = all.all();
    return {
      texts: new Map(rows.map(({ name, text }) => [name, text])),
      saves: rows.reduce((sum, { revision }) => sum + revision, 0),
    };
  }

  return {
    /** What a page says instead of its file, as everybody sees it; null: what the file says. */
    text: (name: string): string | null => current.texts.get(name) ?? null,
    /** How often pages were saved. */
    saves: (): number => current.saves,
    /** As it is stored, within the transaction that asks; null while nobody has saved it here. */
    one: (name: string): GuideRow | null => one.get(name) ?? null,
    save: ({ name, text, said, by }: SavedGuide): void =>
      transactions.within(() => {
        const at = now().toISOString();
        put.run({ name, text, at });
        keep.run({ name, said, is_original: Number(text === null), at, by });
        thin.run(name, name);
        written(1);
      }),
    /** Keeps what the file says among the revisions. */
    keepOriginal: (name: string, said: string): void =>
      transactions.within(() => {
        keep.run({ name, said, is_original: 1, at: now().toISOString(), by: null });
      }),
    /** Newest first. */
    revisions: (name: string): GuideRevisionRow[] =>
      revisions.all(name).map((row) => ({ ...row, is_original: row.is_original === 1 })),
  };
}
