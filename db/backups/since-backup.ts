import type { Database } from '../database.ts';

/** What people have said since a backup was made, and what it must not take back. */
export interface Since {
  /** The numbers of accounts that were deleted. */
  deleted: number[];
  /** The tokens of subscriptions that have ended. */
  unsubscribed: string[];
  /** Addresses that refuse mail. */
  suppressed: SuppressedAddress[];
  decided: Decided;
}

/** What administrators, authors and doctors have decided since; `key` is what both databases know it by. */
export interface Decided {
  suspendedAccounts: { key: number }[];
  suspendedProfiles: { key: number; why: string }[];
  /** Who is none any more. */
  administrators: { key: number }[];
  removedArticles: { key: number }[];
  /** That readers do not have any more. */
  hiddenArticles: { key: number }[];
  /** Addresses that are invited no more, and have not come. */
  invitations: { key: string }[];
  notes: { key: number; user: number }[];
}

interface Decision {
  key: number | string;
}

type Article = Decided['removedArticles'][number];

interface SuppressedAddress {
  email: string;
  reason: string;
  created_at: string;
  /** Not there before 003_mail_that_comes_back.sql. */
  why?: string;
}

interface Line {
  id: number;
  at: string;
  action: string;
  user_id: number | null;
}

/**
 * What the database that is there says, of what a restored one does not know. null where it has not grown out of the
 * restored one: its numbers are other people's then. The trail is only ever added to, so it has the same last line in it.
 */
export function sinceBackup(there: Database, restored: Database): Since | null {
  const last = restored
    .prepare<[], Line>('SELECT id, at, action, user_id FROM audit_log ORDER BY id DESC LIMIT 1')
    .get();
  const same = there.prepare<[Line], number>(
    'SELECT 1 FROM audit_log WHERE id = :id AND at = :at AND action = :action AND user_id IS :user_id',
  );
  if (last && !same.get(last)) return null;
  return {
    deleted: there
      .prepare<[number], number>(
        `SELECT DISTINCT user_id FROM audit_log
         WHERE id > ? AND action IN ('deleted account', 'disowned account') AND user_id IS NOT NULL`,
      )
      .pluck()
      .all(last?.id ?? 0),
    unsubscribed: there
      .prepare<[], string>(
        `SELECT token FROM ended_subscriptions
         WHERE NOT EXISTS (SELECT 1 FROM subscribers WHERE subscribers.token = ended_subscriptions.token)`,
      )
      .pluck()
      .all(),
    suppressed: there.prepare<[], SuppressedAddress>('SELECT * FROM suppressed_addresses').all(),
    decided: decidedSince(there, restored),
  };
}

function decidedSince(there: Database, restored: Database): Decided {
  const removedArticles = went<Article>('SELECT id AS key FROM articles');
  const removed = new Set(removedArticles.map(({ key }) => key));
  const unpublished = went<Article>(`SELECT id AS key FROM articles WHERE status = 'published'`);
  return {
    removedArticles,
    hiddenArticles: unpublished.filter(({ key }) => !removed.has(key)),
    suspendedAccounts: came('SELECT id AS key FROM users WHERE suspended_at IS NOT NULL'),
    suspendedProfiles: came(
      'SELECT user_id AS key, suspended_why AS why FROM profiles WHERE suspended_at IS NOT NULL',
    ),
    administrators: went(`SELECT id AS key FROM users WHERE manage_role = 'admin'`),
    invitations: went('SELECT email AS key FROM invitations UNION SELECT email FROM users'),
    // A backup of an older version has no such table.
    notes: hasNotes(restored) ? went('SELECT id AS key, user_id AS user FROM account_notes') : [],
  };

  function came<Row extends Decision>(sql: string): Row[] {
    return newIn(there, restored, sql);
  }

  function went<Row extends Decision>(sql: string): Row[] {
    return newIn(restored, there, sql);
  }
}

function newIn<Row extends Decision>(later: Database, earlier: Database, sql: string): Row[] {
  const known = new Set(
    earlier
      .prepare<[], Row>(sql)
      .all()
      .map(({ key }) => key),
  );
  return later
    .prepare<[], Row>(sql)
    .all()
    .filter(({ key }) => !known.has(key));
}

function hasNotes(database: Database): boolean {
  return database.prepare(`SELECT 1 FROM sqlite_schema WHERE name = 'account_notes'`).get() !== undefined;
}

/** Whether there is anything that is more than rows. */
export function isDecided({ deleted, decided }: Since): boolean {
  return Object.values<unknown[]>({ deleted, ...decided }).some(({ length }) => length > 0);
}

/** Has a restored database, up to date, know of what was said since, but for what is more than rows (`decideAgain`). */
export function keepWord(restored: Database, { unsubscribed, suppressed }: Since): void {
  const unsubscribe = restored.prepare<[string]>('DELETE FROM subscribers WHERE token = ?');
  const suppress = restored.prepare<[Required<SuppressedAddress>]>(
    `INSERT INTO suppressed_addresses (email, reason, created_at, why) VALUES (:email, :reason, :created_at, :why)
     ON CONFLICT DO NOTHING`,
  );
  for (const token of unsubscribed) unsubscribe.run(token);
  for (const address of suppressed) suppress.run({ why: 'refused', ...address });
}
