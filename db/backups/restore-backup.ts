import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  renameSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { openDatabase } from '../database.ts';
import { noteKeyMark } from '../key-mark.ts';
import { kindOf } from '../kind.ts';
import type { Kind } from '../kind.ts';
import { makeFolder } from '../make-folder.ts';
import { migrate, pendingMigrations } from '../migrate.ts';
import { tidyLost } from '../uploads/image-files.ts';
import { PARTS, freeName } from './backup-folder.ts';
import type { Backup } from './backup-folder.ts';
import { DamagedDatabase, checkDatabase, isDamage } from './check-database.ts';
import { holdBack } from './hold-back.ts';
import type { HeldBack } from './hold-back.ts';
import { imageFilesIn, keepPictures, missingIn } from './keep-pictures.ts';
import { DamagedBackup, prepareDatabase, replaceDatabase } from './replace-database.ts';
import { keepWord, sinceBackup } from './since-backup.ts';
import type { Since } from './since-backup.ts';
import { writeBackup } from './write-backup.ts';
import type { Progress } from './write-backup.ts';

export interface RestoreOrder {
  backup: Backup;
  /** Nobody else has it: see db/hold-folder.ts. */
  dataDir: string;
  /** Where what is there is kept, as a backup of its own. */
  folder: string;
  /** Folder of the migrations. */
  migrations: string;
  kind: Kind;
  version: string;
  /** Nothing has happened since the backup was made: sessions, mails, newsletters and imports go on. */
  goesOn: boolean;
  /** Has a database that nobody serves do again what was decided since. */
  decideAgain: (file: string, since: Since) => void;
}

export interface Restored {
  /** Where what was there is now; null where there was nothing. */
  kept: string | null;
  heldBack: HeldBack | null;
  /** What was done again; null where it is not known what was said since. */
  since: Since | null;
  pictures: { files: number; missing: number };
  /** Whether it has secret.key, or found one there. */
  hasKey: boolean;
}

/**
 * Puts a backup into a data directory. Until its database has been copied, checked and made ready, nothing of what is
 * there changes; then that is kept as a backup, and the database replaced by one rename. Killed in the middle, the folder
 * starts with one or the other, and the same restore can be begun again. Pictures are only ever added.
 */
export async function restoreBackup(order: RestoreOrder, onProgress: Progress): Promise<Restored> {
  const { backup, dataDir, goesOn, decideAgain } = order;
  makeFolder(dataDir, 0o700);
  refuseForeign(order);
  refuseWithoutRoom(backup, dataDir);
  const file = join(dataDir, PARTS.database);
  const prepared = await prepareDatabase(backup, dataDir, onProgress);
  try {
    if (existsSync(file)) refuseOtherKind(order, file);
    const since = existsSync(file) ? whatWasSaid(file, prepared) : null;
    const hasKey = [backup.path, dataDir].some((where) => existsSync(join(where, PARTS.key)));
    const heldBack = settle(prepared, { backup, since, goesOn, hasKey, migrations: order.migrations });
    if (since) decideAgain(prepared, since);
    onProgress('Checking', 0, 1);
    const { pictures } = checkDatabase(prepared, 'complete');
    onProgress('Checking', 1, 1);

    const uploads = join(dataDir, PARTS.uploads);
    keepPictures(join(backup.path, PARTS.uploads), uploads, null, (...done) =>
      onProgress('Pictures', ...done),
    );
    const known = new Set(pictures);
    await tidyLost(uploads, new Date(0), (name) => known.has(name));
    const there = existsSync(file) ? await keepWhatIsThere(order, onProgress) : null;
    replaceDatabase(prepared, dataDir, there?.isWhole ?? false);
    replaceKeyAndContent(backup.path, dataDir);
    return {
      kept: there?.path ?? null,
      heldBack,
      since,
      pictures: { files: imageFilesIn(uploads).length, missing: missingIn(uploads, pictures) },
      hasKey,
    };
  } catch (error) {
    rmSync(prepared, { force: true });
    throw error;
  }
}

function refuseForeign({ backup: { name, path, version }, migrations, kind }: RestoreOrder): void {
  const database = new BetterSqlite3(join(path, PARTS.database), { readonly: true, fileMustExist: true });
  try {
    const found = kindOf(database);
    if (found !== 'empty' && found !== kind)
      throw new Error(kind === 'real' ? 'It is of the demo.' : 'It is not of the demo.');
    pendingMigrations(database, migrations);
  } catch (error) {
    if (isDamage(error)) throw new DamagedBackup(name, error);
    throw new Error(
      `The backup ${name} cannot be used here; version ${version} made it. ${(error as Error).message}`,
      { cause: error },
    );
  } finally {
    database.close();
  }
}

/** Neither takes the place of the other: whoever restores is in the wrong folder. */
function refuseOtherKind({ dataDir, kind }: RestoreOrder, file: string): void {
  const found = kindThere(file);
  if (found === null || found === kind) return;
  const what = found === 'demo' ? 'the data of the demo' : 'real data, which the demo does not replace';
  throw new Error(`${dataDir} has ${what}: set DATA_DIR to another folder, or name one with --to.`);
}

/** null where it cannot be read: it is restored because of that. */
function kindThere(file: string): Kind | null {
  try {
    const database = openDatabase(file);
    try {
      const found = kindOf(database);
      return found === 'demo' || found === 'real' ? found : null;
    } finally {
      database.close();
    }
  } catch {
    return null;
  }
}

function refuseWithoutRoom({ database: { bytes } }: Backup, dataDir: string): void {
  const { bavail, bsize } = statfsSync(dataDir);
  const missing = bytes + 2 ** 26 - bavail * bsize;
  if (missing > 0)
    throw new Error(`${dataDir} needs ${Math.ceil(missing / 1e6)} MB more than are free: make room first.`);
}

/** null as well where the database that is there cannot be read: it is restored because of that. */
function whatWasSaid(file: string, prepared: string): Since | null {
  const restored = new BetterSqlite3(prepared);
  try {
    const there = openDatabase(file);
    try {
      return sinceBackup(there, restored);
    } finally {
      there.close();
    }
  } catch {
    return null;
  } finally {
    restored.close();
  }
}

function settle(
  prepared: string,
  {
    backup,
    since,
    goesOn,
    hasKey,
    migrations,
  }: Pick<RestoreOrder, 'backup' | 'goesOn' | 'migrations'> & Pick<Restored, 'since' | 'hasKey'>,
): HeldBack | null {
  const now = new Date();
  const database = openDatabase(prepared);
  try {
    // The server makes a new one.
    if (!hasKey) noteKeyMark(database, 0);
    migrate(database, migrations);
    return database.transaction(() => {
      if (since) keepWord(database, since);
      database
        .prepare(`INSERT INTO audit_log (at, action, note) VALUES (?, 'restored backup', ?)`)
        .run(now.toISOString(), backup.name);
      return goesOn ? null : holdBack(database, now);
    })();
  } finally {
    database.close();
  }
}

/** As a backup; a database that is damaged as it is, in a folder that says so. */
async function keepWhatIsThere(
  { dataDir, folder, version }: RestoreOrder,
  onProgress: Progress,
): Promise<{ path: string; isWhole: boolean }> {
  try {
    const { path } = await writeBackup({ dataDir, folder, why: 'before a restore', version }, onProgress);
    return { path, isWhole: true };
  } catch (error) {
    if (!(error instanceof DamagedDatabase)) throw error;
    const path = join(folder, `${freeName(folder, new Date())}-damaged`);
    mkdirSync(path, { mode: 0o700 });
    for (const end of ['', '-wal'])
      if (existsSync(join(dataDir, PARTS.database + end)))
        linkOrCopy(join(dataDir, PARTS.database + end), join(path, PARTS.database + end));
    if (existsSync(join(dataDir, PARTS.key))) copyFileSync(join(dataDir, PARTS.key), join(path, PARTS.key));
    if (existsSync(join(dataDir, PARTS.content)))
      cpSync(join(dataDir, PARTS.content), join(path, PARTS.content), { recursive: true });
    return { path, isWhole: false };
  }
}

function linkOrCopy(from: string, into: string): void {
  try {
    linkSync(from, into);
  } catch {
    copyFileSync(from, into);
  }
}

/** Each by a rename. What is there stays where the backup has none. */
function replaceKeyAndContent(path: string, dataDir: string): void {
  const [key, content] = [PARTS.key, PARTS.content].map((part) => join(path, part));
  if (existsSync(key)) {
    const aside = join(dataDir, `${PARTS.key}-restored`);
    copyFileSync(key, aside);
    chmodSync(aside, 0o600);
    renameSync(aside, join(dataDir, PARTS.key));
  }
  if (existsSync(content)) {
    const aside = join(dataDir, `${PARTS.content}-restored`);
    rmSync(aside, { recursive: true, force: true });
    // A backup has no links: one that came there since leads anywhere.
    cpSync(content, aside, { recursive: true, filter: (path) => !lstatSync(path).isSymbolicLink() });
    rmSync(join(dataDir, PARTS.content), { recursive: true, force: true });
    renameSync(aside, join(dataDir, PARTS.content));
  }
}
