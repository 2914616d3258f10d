import type { LeftAddressRow } from '../accounts/left-addresses.ts';
import type { Database } from '../database.ts';

/** What administrators, authors and doctors have decided since a backup was made, by what both databases know it by. */
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
  passwords: { key: string; id: number; password_hash: string | null }[];
  /** Of accounts, with whether they are proven: what was mailed to the one before may be somebody else's to read. */
  addresses: { key: string; id: number; email: string; proven: number }[];
  /** All that can be taken back now. */
  leftAddresses: LeftAddressRow[];
  removedRows: { table: keyof typeof KEYS; keys: string[] }[];
}

interface Decision {
  key: number | string;
}

/** Of rows that are removed alone. The number of a note was given again before 019_mails_and_ids.sql. */
const KEYS = {
  account_notes: `id || ' ' || written_at`,
  imports: 'id',
  import_lines: `import_id || ' ' || line`,
  passkeys: 'id',
};

/** Compares states: the trail says what was done, and not whether it still holds. */
export function decidedSince(there: Database, restored: Database): Decided {
  const removedArticles = went<{ key: number }>('SELECT id AS key FROM articles');
  const isInvited = restored.prepare<[string]>('SELECT 1 FROM invitations WHERE email = ?');
  const removed = new Set(removedArticles.map(({ key }) => key));
  const unpublished = went<{ key: number }>(`SELECT id AS key FROM articles WHERE status = 'published'`);
  return {
    removedArticles,
    hiddenArticles: unpublished.filter(({ key }) => !removed.has(key)),
    suspendedAccounts: came('SELECT id AS key FROM users WHERE suspended_at IS NOT NULL'),
    suspendedProfiles: came(
      'SELECT user_id AS key, suspended_why AS why FROM profiles WHERE suspended_at IS NOT NULL',
    ),
    administrators: went(`SELECT id AS key FROM users WHERE manage_role = 'admin'`),
    invitations: went<{ key: string }>(
      'SELECT email AS key FROM invitations UNION SELECT email FROM users',
    ).filter(({ key }) => isInvited.get(key) !== undefined),
    passwords: came(`SELECT id || ' ' || ifnull(password_hash, '') AS key, id, password_hash FROM users`),
    addresses: came(
      `SELECT id || ' ' || email AS key, id, email, ${hasProven(there) ? 'proven' : '0 AS proven'} FROM users`,
    ),
    leftAddresses: hasTable(there, 'left_addresses')
      ? there.prepare<[], LeftAddressRow>('SELECT * FROM left_addresses').all()
      : [],
    removedRows: Object.entries(KEYS)
      .filter(([table]) => hasTable(restored, table))
      .map(([table, key]) => ({
        table: table as keyof typeof KEYS,
        keys: went<{ key: string }>(`SELECT ${key} AS key FROM ${table}`).map((row) => row.key),
      })),
  };

  function came<Row extends Decision>(sql: string): Row[] {
    return newIn(there, restored, sql);
  }

  function went<Row extends Decision>(sql: string): Row[] {
    return newIn(restored, there, sql);
  }
}

function newIn<Row extends Decision>(later: Database, earlier: Database, sql: string): Row[] {
  const before = earlier.prepare<[], Row>(sql).all();
  const known = new Set(before.map(({ key }) => key));
  return later
    .prepare<[], Row>(sql)
    .all()
    .filter(({ key }) => !known.has(key));
}

/** A backup of an older version lacks some. */
function hasTable(database: Database, table: string): boolean {
  return database.prepare<[string]>('SELECT 1 FROM sqlite_schema WHERE name = ?').get(table) !== undefined;
}

/** Not there before 020_proven_addresses.sql. */
function hasProven(database: Database): boolean {
  return (
    database.prepare(`SELECT 1 FROM pragma_table_info('users') WHERE name = 'proven'`).get() !== undefined
  );
}

/** Has a restored database, up to date, know of what is rows alone. */
export function decideRows(restored: Database, { removedRows, passwords, leftAddresses }: Decided): void {
  for (const { table, keys } of removedRows) {
    restored
      .prepare<[string]>(`DELETE FROM ${table} WHERE ${KEYS[table]} IN (SELECT value FROM json_each(?))`)
      .run(JSON.stringify(keys));
  }
  const setPassword = restored.prepare<[string | null, number]>(
    'UPDATE users SET password_hash = ? WHERE id = ?',
  );
  for (const { id, password_hash } of passwords) setPassword.run(password_hash, id);
  restored.prepare('DELETE FROM left_addresses').run();
  const leave = restored.prepare<[LeftAddressRow]>(
    `INSERT INTO left_addresses (token_hash, user_id, email, left_at, expires_at)
     SELECT :token_hash, id, :email, :left_at, :expires_at FROM users WHERE id = :user_id`,
  );
  for (const address of leftAddresses) leave.run(address);
}
