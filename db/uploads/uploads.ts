import { AVATAR_WIDTHS, COVER_WIDTHS } from '#contract/constants.ts';
import type { Database } from '../database.ts';

/** An image that somebody handed in. `image`: one of an article. */
export interface NewUpload {
  /** Without width and ending. */
  name: string;
  kind: 'avatar' | 'image';
  /** null: the site's own. */
  user_id: number | null;
}

interface Page {
  /** Names after this one. */
  after: string;
  /** ISO date-time. What is younger may still be chosen by whoever handed it in. */
  before: string;
}

/** So many are looked at in one transaction. */
const PAGE = 500;

/** What a doctor writes and nobody has published shows the doctor's own images: it cannot keep those of others. */
const COUNTS = `(status = 'published' OR author_id IS NULL OR author_id = uploads.user_id)`;

/**
 * Shown by no profile, version, article or newsletter, and in no draft of whoever handed it in. The + takes the type of
 * the column from the name: with it, SQLite would read through the indexes of what has none.
 */
const UNUSED = `
  NOT EXISTS (SELECT 1 FROM profiles WHERE content ->> 'avatar' = +uploads.name)
  AND NOT EXISTS (SELECT 1 FROM profile_versions WHERE content ->> 'avatar' = +uploads.name)
  AND NOT EXISTS (SELECT 1 FROM profile_drafts AS draft
    WHERE draft.user_id = uploads.user_id AND instr(draft.content, uploads.name) > 0)
  AND NOT EXISTS (SELECT 1 FROM articles WHERE avatar = uploads.name AND ${COUNTS})
  AND NOT EXISTS (SELECT 1 FROM articles WHERE cover = uploads.name AND ${COUNTS})
  AND NOT EXISTS (SELECT 1 FROM article_revisions AS revision JOIN articles ON articles.id = article_id
    WHERE revision.cover = uploads.name AND ${COUNTS})
  AND (uploads.kind = 'avatar' OR NOT EXISTS (SELECT 1 FROM article_pictures AS shown JOIN articles ON articles.id = article_id
    WHERE shown.name = uploads.name AND ${COUNTS}))
  AND (uploads.kind = 'avatar' OR NOT EXISTS (SELECT 1 FROM newsletter_pictures AS shown WHERE shown.name = uploads.name))`;

/** Which images there are, whose they are, and which of them nobody shows. Written inside `transaction` only. */
export function uploadQueries(database: Database, now: () => Date) {
  const insert = database.prepare<[NewUpload & { at: string }]>(
    'INSERT INTO uploads (name, kind, user_id, created_at) VALUES (:name, :kind, :user_id, :at) ON CONFLICT DO NOTHING',
  );
  const isOf = database
    .prepare<[string, NewUpload['kind'], number], number>(
      'SELECT 1 FROM uploads WHERE name = ? AND kind = ? AND user_id = ? AND removed_at IS NULL',
    )
    .pluck();
  const has = database.prepare<[string], number>('SELECT 1 FROM uploads WHERE name = ?').pluck();
  const of = database.prepare<[number], string>('SELECT name FROM uploads WHERE user_id = ?').pluck();
  const handedIn = database.prepare<[number], { address: string; kind: string; handed_in_at: string }>(
    `SELECT '/uploads/' || name || iif(kind = 'avatar', '-${Math.max(...AVATAR_WIDTHS)}', '-${Math.max(...COVER_WIDTHS)}') || '.webp' AS address, kind,
       created_at AS handed_in_at
     FROM uploads WHERE user_id = ? AND removed_at IS NULL ORDER BY created_at, name`,
  );
  const last = database
    .prepare<[string, number], string>(
      'SELECT name FROM uploads WHERE name > ? ORDER BY name LIMIT 1 OFFSET ?',
    )
    .pluck();
  const claim = database
    .prepare<[string, string], string>(
      `UPDATE uploads SET removed_at = ? WHERE name = ? AND ${UNUSED} RETURNING name`,
    )
    .pluck();
  const claimAll = database
    .prepare<[Page & { last: string | null; at: string }], string>(
      `UPDATE uploads SET removed_at = coalesce(removed_at, :at)
       WHERE name > :after AND (:last IS NULL OR name <= :last)
         AND (removed_at IS NOT NULL OR (created_at < :before OR user_id IS NULL) AND ${UNUSED})
       RETURNING name`,
    )
    .pluck();
  const remove = database.prepare<[string]>('DELETE FROM uploads WHERE name = ? AND removed_at IS NOT NULL');
  const at = () => now().toISOString();

  return {
    /** Does nothing where the name is known. */
    add: (upload: NewUpload): void => void insert.run({ ...upload, at: at() }),
    has: (name: string): boolean => has.get(name) === 1,
    /** Whether a user handed it in as one of this kind, and may choose it: another kind is not there in the widths that are shown. */
    isOf: (name: string, kind: NewUpload['kind'], user: number): boolean => isOf.get(name, kind, user) === 1,
    /** The names of all that a user handed in. */
    of: (user: number): string[] => of.all(user),
    /** The same with when, and where each is in its largest width. */
    handedIn: (user: number) => handedIn.all(user),
    /** Takes those of the names that nobody shows from everybody; answers them. Their files are the caller's to remove. */
    claim: (names: readonly string[]): string[] => names.flatMap((name) => claim.all(at(), name)),
    /** The same for a page of all images, without the young ones; `next`: after which the next page begins, or null. */
    claimUnused({ after, before }: Page): { claimed: string[]; next: string | null } {
      const next = last.get(after, PAGE - 1) ?? null;
      return { claimed: claimAll.all({ after, before, last: next, at: at() }), next };
    },
    /** Forgets one whose files are gone. Only what was claimed before. */
    remove: (name: string): void => void remove.run(name),
  };
}
