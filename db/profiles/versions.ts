import type { ProfileContent } from '#contract/profiles.ts';
import type { Decision } from '#contract/reviews.ts';
import type { Database } from '../database.ts';
import { nextId } from '../next-id.ts';
import type { ProfileVersion } from './rows.ts';

const COLUMNS = [
  'user_id', 'content', 'status', 'made_by', 'made_at', 'why', 'decided_by', 'decided_at', 'checked_at',
] as const; // prettier-ignore

/** Versions that needed no decision are many: of those that visitors see no more, so many are kept of a doctor. */
const MOST_OWN = 20;

/** How long reviews take is told of so many, and not of fewer. */
const LAST_REVIEWS = 20;
const FEWEST_REVIEWS = 10;

export type NewVersion = Pick<ProfileVersion, (typeof COLUMNS)[number]>;

/** With its lists as JSON, null for none. */
interface StoredLists {
  sections: string | null;
  registry: string | null;
}
type Stored = Omit<ProfileVersion, 'content' | keyof StoredLists> & StoredLists & { content: string };
type StoredDecision = Omit<Decision, 'sections' | 'comparisons'> & StoredLists;

interface Deciding {
  id: number;
  status: 'approved' | 'rejected';
  by: number;
  at: string;
  reason: string | null;
  sections: string;
  checked_at: string | null;
  registry: string;
}

type DecisionOf = Omit<Deciding, keyof StoredLists> & Pick<ProfileVersion, keyof StoredLists>;

/** The versions of profiles. Their content never changes; what is decided of them does. */
export function versionQueries(database: Database) {
  const insert = database.prepare<[Record<string, unknown>]>(
    `INSERT INTO profile_versions (id, ${COLUMNS.join(', ')})
     VALUES (${nextId('profile_versions')}, ${COLUMNS.map((name) => `:${name}`).join(', ')})`,
  );
  const one = database.prepare<[number], Stored>('SELECT * FROM profile_versions WHERE id = ?');
  const waiting = database.prepare<[number], Stored>(
    `SELECT * FROM profile_versions WHERE user_id = ? AND status = 'waiting'`,
  );
  const lastDecided = database.prepare<[number], Stored>(
    `SELECT * FROM profile_versions WHERE user_id = ? AND decided_by IS NOT NULL ORDER BY decided_at DESC, id DESC LIMIT 1`,
  );
  const decisions = database.prepare<[number], StoredDecision>(
    `SELECT version.id, status, decided_at AS at, admin.first_name || ' ' || admin.last_name AS by, reason, sections, registry
     FROM profile_versions AS version LEFT JOIN users AS admin ON admin.id = decided_by
     WHERE user_id = ? AND decided_by IS NOT NULL ORDER BY decided_at DESC, version.id DESC`,
  );
  // The latest versions alone are looked through: nothing has to be kept in order for it.
  const reviewed = database
    .prepare<[], number>(
      `SELECT (julianday(decided_at) - julianday(made_at)) * 24 FROM (
         SELECT made_at, decided_at, decided_by FROM profile_versions ORDER BY id DESC LIMIT 500
       ) WHERE decided_by IS NOT NULL ORDER BY decided_at DESC LIMIT ${LAST_REVIEWS}`,
    )
    .pluck();
  const of = database.prepare<[number], Stored>(
    'SELECT * FROM profile_versions WHERE user_id = ? ORDER BY id DESC',
  );
  const replace = database.prepare<[number]>(
    `UPDATE profile_versions SET status = 'replaced' WHERE user_id = ? AND status = 'waiting'`,
  );
  const decide = database.prepare<[Deciding]>(
    `UPDATE profile_versions
     SET status = :status, decided_by = :by, decided_at = :at, reason = :reason, sections = :sections,
         checked_at = :checked_at, registry = :registry
     WHERE id = :id AND status = 'waiting'`,
  );
  const reopen = database.prepare<[number]>(
    `UPDATE profile_versions
     SET status = 'waiting', decided_by = NULL, decided_at = NULL, reason = NULL, sections = NULL, checked_at = NULL,
         registry = NULL
     WHERE id = ?`,
  );
  const prune = database.prepare<[{ user: number; live: number }]>(
    `DELETE FROM profile_versions
     WHERE user_id = :user AND id <> :live AND id IN (
       SELECT id FROM profile_versions
       WHERE user_id = :user AND (status = 'replaced' OR status = 'approved' AND decided_by IS NULL)
       ORDER BY id DESC LIMIT -1 OFFSET ${MOST_OWN}
     )`,
  );

  return {
    /** Adds a version and answers its id. Throws when another one of the user waits, and this one would too. */
    add: (version: NewVersion): number =>
      Number(insert.run({ ...version, content: JSON.stringify(version.content) }).lastInsertRowid),
    one: (id: number): ProfileVersion | null => parsed(one.get(id)),
    /** The version of a user that somebody has to look at. */
    waiting: (user: number): ProfileVersion | null => parsed(waiting.get(user)),
    /** The one that an administrator decided on last. */
    lastDecided: (user: number): ProfileVersion | null => parsed(lastDecided.get(user)),
    /** What administrators decided of a user's, the last first: it is kept as long as the profile. */
    decisions: (user: number): Decision[] =>
      decisions.all(user).map(({ sections, registry, ...row }) => ({
        ...row,
        sections: listIn(sections),
        comparisons: listIn(registry),
      })),
    /** The median of the hours that the last reviews took; null while there were fewer than ten. */
    reviewHours(): number | null {
      const hours = reviewed.all().toSorted((a, b) => a - b);
      return hours.length < FEWEST_REVIEWS ? null : hours[Math.floor(hours.length / 2)];
    },
    /** All of a user, latest first. */
    of: (user: number): ProfileVersion[] => of.all(user).map(whole),
    /** What waits is not to be decided on any more. */
    replace: (user: number): void => void replace.run(user),
    /** False when it does not wait (any more). */
    decide: ({ sections, registry, ...decision }: DecisionOf): boolean =>
      decide.run({ ...decision, sections: JSON.stringify(sections), registry: JSON.stringify(registry) })
        .changes > 0,
    /** Has one wait again, as if nobody had decided. Throws while another one of the user waits. */
    reopen: (id: number): void => void reopen.run(id),
    /** Forgets old versions that nobody had to decide on, but for the one that visitors see. */
    prune: (user: number, live: number | null): void => void prune.run({ user, live: live ?? 0 }),
  };
}

function parsed(row: Stored | undefined): ProfileVersion | null {
  return row ? whole(row) : null;
}

function whole(row: Stored): ProfileVersion {
  return {
    ...row,
    content: JSON.parse(row.content) as ProfileContent,
    sections: listIn(row.sections),
    registry: listIn(row.registry),
  };
}

function listIn<Entry>(json: string | null): Entry[] {
  return JSON.parse(json ?? '[]') as Entry[];
}
