/** backups/: copies of the database with what belongs to it, how long they are kept, and how they come back. */
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS } from '#contract/constants.ts';
import type { BackupManifest } from '#contract/backups.ts';
import { backupManifest } from '#contract/schemas/answers/backups.ts';
import { advising } from '../advice.ts';
import { hold } from '../hold-folder.ts';
import { makeFolder } from '../make-folder.ts';

/** A backup as it lies on the disk. */
export interface Backup extends BackupManifest {
  /** Of its folder: 2026-11-23T09-00-00Z */
  name: string;
  path: string;
}

/** What is in a backup, and where it is in the data directory. */
export const PARTS = {
  database: 'directory.sqlite',
  uploads: 'uploads',
  content: 'content',
  key: 'secret.key',
  manifest: 'backup.json',
} as const;

/** A folder that is not a backup yet begins with this. */
const UNFINISHED = '.unfinished-';
const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;

/** The backups of a folder, newest first; none where there is no such folder. What is no backup is left out. */
export function backupsIn(folder: string): Backup[] {
  return namesIn(folder)
    .filter((name) => NAME.test(name))
    .sort()
    .reverse()
    .flatMap((name) => readBackup(join(folder, name), name) ?? []);
}

/** Of backups, newest first, the newest. What lies ahead of today, as a clock made it that was wrong, is not taken for it. */
export function newestBy<Of extends Pick<Backup, 'at'>>(backups: readonly Of[], now: Date): Of | undefined {
  const tomorrow = new Date(now.getTime() + DAY_MS).toISOString();
  return backups.find(({ at }) => at <= tomorrow);
}

/** Throws with what to do where the folder cannot be looked at. */
function namesIn(folder: string): string[] {
  return advising(folder, () => (existsSync(folder) ? readdirSync(folder) : []), 'BACKUP_DIR');
}

/** The backup in a folder, under the name that it has; null where there is none, or not all of one, that this version can read. */
export function readBackup(path: string, name: string): Backup | null {
  const file = join(path, PARTS.manifest);
  const areThere = [file, join(path, PARTS.database)].every((part) =>
    statSync(part, { throwIfNoEntry: false })?.isFile(),
  );
  if (!areThere) return null;
  const manifest = manifestOf(readFileSync(file, 'utf8'));
  return manifest && { ...manifest, name, path };
}

/** A name for a backup of this moment, which no other one has. */
export function freeName(folder: string, at: Date): string {
  const name = `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
  return existsSync(join(folder, name)) ? freeName(folder, new Date(at.getTime() + 1000)) : name;
}

/** Where one is written until it is whole. */
export function asideOf(folder: string, name: string): string {
  return join(folder, UNFINISHED + name);
}

/**
 * Has one process at a time write backups into a folder, which it makes, and clears away what others have left half done.
 * Answers how to let go. Throws when another one is at it.
 */
export function holdBackups(folder: string): () => void {
  const letGo = advising(
    folder,
    () => {
      makeFolder(folder, 0o700);
      return hold(join(folder, '.held'), 0, `Another backup is being made in ${folder}: wait for it.`);
    },
    'BACKUP_DIR',
  );
  for (const name of readdirSync(folder).filter((one) => one.startsWith(UNFINISHED)))
    rmSync(join(folder, name), { recursive: true, force: true });
  return letGo;
}

/** Clears away what a process that was killed has left in a folder, where that can be done: the next backup says why not. */
export function clearUnfinished(folder: string): void {
  try {
    if (namesIn(folder).some((name) => name.startsWith(UNFINISHED))) holdBackups(folder)();
  } catch {
    // It is being written to, or cannot be looked at.
  }
}

/** null where it is not all there: a disk, or somebody, has changed it. */
function manifestOf(text: string): BackupManifest | null {
  try {
    const manifest = backupManifest.parse(JSON.parse(text));
    return Number.isNaN(Date.parse(manifest.at)) ? null : manifest;
  } catch {
    return null;
  }
}
