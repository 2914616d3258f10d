import type { Database } from '../database.ts';

/** What is typed into a form and not saved yet. `content`: the form's own JSON. */
export interface Draft {
  content: string;
  /** Rises with each time it is kept, and never begins anew. */
  revision: number;
  /** ISO date-time */
  updated_at: string;
}

export function draftQueries(database: Database, now: () => Date) {
  const of = database.prepare<[number], Draft>(
    'SELECT content, revision, updated_at FROM profile_drafts WHERE user_id = ? AND content IS NOT NULL',
  );
  const keep = database
    .prepare<[{ user: number; content: string; revision: number; at: string }], number>(
      `INSERT INTO profile_drafts (user_id, content, revision, updated_at)
       SELECT :user, :content, 1, :at
       WHERE :revision = 0 OR EXISTS (SELECT 1 FROM profile_drafts WHERE user_id = :user)
       ON CONFLICT (user_id) DO UPDATE
         SET content = excluded.content, revision = revision + 1, updated_at = excluded.updated_at
         WHERE iif(content IS NULL, 0, revision) = :revision
       RETURNING revision`,
    )
    .pluck();
  const remove = database.prepare<[number]>(
    'UPDATE profile_drafts SET content = NULL, revision = revision + 1 WHERE user_id = ?',
  );

  return {
    of: (user: number): Draft | null => of.get(user) ?? null,
    /**
     * Keeps what is typed, over the revision that it was typed on (0: there was none). Answers the new revision; null
     * when another one has been kept or saved meanwhile, and nothing is written then.
     */
    keep: (user: number, content: string, revision: number): number | null =>
      keep.get({ user, content, revision, at: now().toISOString() }) ?? null,
    remove: (user: number): void => void remove.run(user),
  };
}
