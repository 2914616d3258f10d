/** Why a backup was made. What is made by hand, or by a restore of what was there, nobody but the operator asked for. */
export const BACKUP_REASONS = ['nightly', 'by hand', 'before an update', 'before a restore'] as const;
export type BackupReason = (typeof BACKUP_REASONS)[number];

/** What a backup says of itself: `backup.json` in its folder. */
export interface BackupManifest {
  /** Of this file; another number is another layout. */
  format: 1;
  /** Of the software that made it. */
  version: string;
  /** ISO date-time, of the moment that the database is from. */
  at: string;
  why: BackupReason;
  /** As db/backups/check-database.ts has looked at it; the digest is of the file, in hex. */
  database: { bytes: number; sha256: string; check: 'complete' | 'quick'; migrations: number };
  counts: { accounts: number; doctors: number; articles: number; subscribers: number };
  /** `missing`: images that the database knows, and that were not there. */
  pictures: { files: number; bytes: number; missing: number };
  /** Whether secret.key is in it. */
  key: boolean;
  /** How long it took. */
  seconds: number;
}

/** A backup in a list. */
export interface ListedBackup extends BackupManifest {
  /** Of its folder: 2026-11-23T09-00-00Z */
  name: string;
  /** Older than deleted data may be anywhere, and not removed by itself. */
  is_old: boolean;
}

/** What administrators see: GET /api/admin/backups. */
export interface Backups {
  /** Newest first. */
  backups: ListedBackup[];
  /** Whether the nightly ones are made. */
  is_on: boolean;
  /** Whether one is being made. */
  is_running: boolean;
  /** ISO date-time of the next nightly one; null while there are none. */
  next_at: string | null;
  /** What is wrong, in a sentence. */
  complaint: string | null;
  /** For how many months nightly ones are kept at the most. */
  months: number;
}

/** What of a backup is in its download: everything but the key. */
export interface BackupDownload {
  /** Good once, and for a minute. */
  path: string;
}
