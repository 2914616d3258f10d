import type { z } from 'zod';
import type * as answers from './schemas/answers/backups.ts';

export type BackupReason = z.output<typeof answers.backupReason>;

export type BackupManifest = z.output<typeof answers.backupManifest>;

export type ListedBackup = z.output<typeof answers.listedBackup>;

export type Backups = z.output<typeof answers.backups>;

export type BackupDownload = z.output<typeof answers.backupDownload>;
