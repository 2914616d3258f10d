import BetterSqlite3 from 'better-sqlite3';
import type { RegisterKind } from '#contract/registry.ts';
import type { RegistryFile } from '#contract/schemas/answers/registry.ts';

type Newest = Pick<RegistryFile, 'name' | 'dated'>;

/** The newest file of each register that counts in the file of a database, beside whoever serves it; null for none. */
export function newestFiles(file: string): Record<RegisterKind, Newest | null> {
  const database = new BetterSqlite3(file, { fileMustExist: true, readonly: true });
  try {
    const newest = database.prepare<[number], Newest>(
      `SELECT name, dated FROM registry_files
       WHERE status = 'current' AND (kind = 'leie') = ? ORDER BY id DESC LIMIT 1`,
    );
    return { nppes: newest.get(0) ?? null, leie: newest.get(1) ?? null };
  } finally {
    database.close();
  }
}
