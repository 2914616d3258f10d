import type { Database } from './database.ts';
import type { Transactions } from './transactions.ts';

/** So many are kept of a page. */
const MOST_REVISIONS = 50;

/** What was saved here of a page. */
export interface GuideRow {
  /** A whole file, front matter included; null: what the file says. */
  text: string | null;
  /** ISO date-time; null while it was never published here. */
  saved_at: string | null;
  /** What is typed and not published, as a whole file; null where there is none. */
  draft: string | null;
  /** ISO date-time; null where there is none. */
  drafted_at: string | null;
  /** What its file said when the draft, or else the text, was begun; null where there is neither, or it is not known. */
  over: string | null;
  /** The same of what is published. */
  text_over: string | null;
  /** Raised by each save, of a draft as well. */
  revision: number;
}

const NOTHING: GuideRow = {
  text: null,
  saved_at: null,
  draft: null,
  drafted_at: null,
  over: null,
  text_over: null,
  revision: 0,
};

export interface GuideRevisionRow {
  id: number;
  text: string;
  is_original: boolean;
  /** ISO date-time */
  saved_at: string;
  saved_by: number | null;
}

/** `over`: what the file said when it was begun. */
interface WrittenGuide {
  name: string;
  text: string | null;
  over: string | null;
}

/** What a save leaves: `text` as the row has it, `said` what the page says with it. */
export interface SavedGuide extends WrittenGuide {
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
    `SELECT guides.text, guides.saved_at, draft.text AS draft,
       iif(draft.text IS NULL, NULL, draft.saved_at) AS drafted_at,
       iif(draft.text IS NULL, guides.over, draft.over) AS over, guides.over AS text_over,
       coalesce(guides.revision, 0) + coalesce(draft.revision, 0) AS revision
     FROM (SELECT ? AS name) AS page LEFT JOIN guides USING (name) LEFT JOIN guide_drafts AS draft USING (name)`,
  );
  const putDraft = database.prepare<[WrittenGuide & { at: string }]>(
    `INSERT INTO guide_drafts (name, text, over, saved_at, revision) VALUES (:name, :text, :over, :at, 1)
     ON CONFLICT DO UPDATE SET text = excluded.text, over = excluded.over, saved_at = excluded.saved_at,
       revision = revision + 1`,
  );
  const endDraft = database.prepare<[string]>('UPDATE guide_drafts SET text = NULL WHERE name = ?');
  const put = database.prepare<[WrittenGuide & { at: string }]>(
    `INSERT INTO guides (name, text, over, saved_at, revision) VALUES (:name, :text, :over, :at, 1)
     ON CONFLICT DO UPDATE SET text = excluded.text, over = excluded.over, saved_at = excluded.saved_at,
       revision = revision + 1`,
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
  const written = transactions.follower('guides', () => void (current = read()));

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
    /** As it is stored, within the transaction that asks. */
    one: (name: string): GuideRow => one.get(name) ?? NOTHING,
    /** Keeps what is typed of a page; null: nothing is. */
    draft: (written: WrittenGuide): void =>
      transactions.within(() => {
        putDraft.run({ ...written, at: now().toISOString() });
      }),
    /** Publishes a text, which ends the draft. */
    save: ({ name, text, over, said, by }: SavedGuide): void =>
      transactions.within(() => {
        const at = now().toISOString();
        put.run({ name, text, over, at });
        endDraft.run(name);
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
