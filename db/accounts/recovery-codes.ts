import type { Database } from '../database.ts';

/** What signs in where app and passkeys are lost: each once. Digests alone. */
export function recoveryCodeQueries(database: Database) {
  const insert = database.prepare<[number, Buffer]>(
    'INSERT INTO recovery_codes (user_id, code_hash) VALUES (?, ?)',
  );
  const left = database
    .prepare<[number], number>('SELECT count(*) FROM recovery_codes WHERE user_id = ?')
    .pluck();
  const has = database
    .prepare<[number, Buffer], number>('SELECT 1 FROM recovery_codes WHERE user_id = ? AND code_hash = ?')
    .pluck();
  const use = database.prepare<[number, Buffer]>(
    'DELETE FROM recovery_codes WHERE user_id = ? AND code_hash = ?',
  );
  const remove = database.prepare<[number]>('DELETE FROM recovery_codes WHERE user_id = ?');

  return {
    /** Those that there were are good no more. */
    replace(userId: number, hashes: readonly Buffer[]): void {
      remove.run(userId);
      for (const hash of hashes) insert.run(userId, hash);
    },
    left: (userId: number): number => left.get(userId) ?? 0,
    has: (userId: number, hash: Buffer): boolean => has.get(userId, hash) !== undefined,
    /** True once. */
    use: (userId: number, hash: Buffer): boolean => use.run(userId, hash).changes > 0,
    removeAllOf: (userId: number): void => void remove.run(userId),
  };
}
