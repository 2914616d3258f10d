import type { Database } from '../database.ts';

export interface PasskeyRow {
  /** As the browser names it (base64url). */
  id: string;
  user_id: number;
  /** COSE */
  public_key: Buffer;
  /** How often it has signed, where it counts. */
  counter: number;
  /** How browsers reach it: 'internal', 'hybrid', 'usb' ... */
  transports: string[];
  /** Other devices of its owner have it as well. */
  is_backed_up: boolean;
  /** What its owner calls it. */
  name: string;
  /** ISO date-time */
  created_at: string;
  used_at: string | null;
}

type Stored = Omit<PasskeyRow, 'transports' | 'is_backed_up'> & { transports: string; is_backed_up: number };

/** Keys in devices of those who sign in: the public half. */
export function passkeyQueries(database: Database) {
  const insert = database.prepare<[Stored]>(
    `INSERT INTO passkeys (id, user_id, public_key, counter, transports, is_backed_up, name, created_at, used_at)
     VALUES (:id, :user_id, :public_key, :counter, :transports, :is_backed_up, :name, :created_at, :used_at)`,
  );
  const byId = database.prepare<[string], Stored>('SELECT * FROM passkeys WHERE id = ?');
  const of = database.prepare<[number], Stored>(
    'SELECT * FROM passkeys WHERE user_id = ? ORDER BY created_at, id',
  );
  const use = database.prepare<
    [{ id: string; before: number; counter: number; isBackedUp: number; at: string }]
  >(
    `UPDATE passkeys SET counter = :counter, is_backed_up = :isBackedUp, used_at = :at
     WHERE id = :id AND counter = :before`,
  );
  const remove = database.prepare<[number, string]>('DELETE FROM passkeys WHERE user_id = ? AND id = ?');
  const removeOf = database.prepare<[number]>('DELETE FROM passkeys WHERE user_id = ?');

  return {
    /** Throws for one that is somebody's already. */
    add: (row: PasskeyRow): void =>
      void insert.run({
        ...row,
        transports: JSON.stringify(row.transports),
        is_backed_up: Number(row.is_backed_up),
      }),
    byId: (id: string): PasskeyRow | null => parsed(byId.get(id)),
    /** The oldest first. */
    of: (userId: number): PasskeyRow[] => of.all(userId).flatMap((row) => parsed(row) ?? []),
    /** Notes that it has signed. False when it is gone, or has signed meanwhile. `at`: ISO date-time. */
    use(
      { id, counter }: PasskeyRow,
      next: Pick<PasskeyRow, 'counter' | 'is_backed_up'>,
      at: string,
    ): boolean {
      const isBackedUp = Number(next.is_backed_up);
      return use.run({ id, before: counter, counter: next.counter, isBackedUp, at }).changes > 0;
    },
    /** False when the user has none of this id. */
    remove: (userId: number, id: string): boolean => remove.run(userId, id).changes > 0,
    removeAllOf: (userId: number): void => void removeOf.run(userId),
  };
}

function parsed(row: Stored | undefined): PasskeyRow | null {
  if (!row) return null;
  return {
    ...row,
    transports: JSON.parse(row.transports) as string[],
    is_backed_up: row.is_backed_up === 1,
  };
}
