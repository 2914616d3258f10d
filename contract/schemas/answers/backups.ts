import { z } from 'zod';

/** Why a backup was made. What is made by hand, or by a restore of what was there, nobody but the operator asked for. */
export const backupReason = z.enum(['nightly', 'by hand', 'before an update', 'before a restore']);

export const backupManifest = z
  .object({
    format: z.literal(1).describe('Of this file; another number is another layout.'),
    version: z.string().describe('Of the software that made it.'),
    at: z.string().describe('ISO date-time, of the moment that the database is from.'),
    why: backupReason,
    database: z.object({
      bytes: z.number(),
      sha256: z.string().describe('Of its file, in hex.'),
      check: z.enum(['complete', 'quick']).describe('How it was read, and found to be whole.'),
      migrations: z.number(),
    }),
    counts: z.object({
      accounts: z.number(),
      doctors: z.number(),
      articles: z.number(),
      subscribers: z.number(),
    }),
    pictures: z.object({
      files: z.number(),
      bytes: z.number(),
      missing: z.number().describe('Images that the database knows, and that were not there.'),
    }),
    key: z.boolean().describe('Whether secret.key is in it.'),
    seconds: z.number().describe('How long it took.'),
  })
  .meta({
    id: 'BackupManifest',
    description: 'What a backup says of itself: `backup.json` in its folder.',
  });

export const listedBackup = backupManifest
  .extend({
    name: z.string().describe('Of its folder: 2026-11-23T09-00-00Z'),
    is_old: z.boolean().describe('Older than deleted data may be anywhere.'),
  })
  .meta({ id: 'ListedBackup', description: 'A backup in a list.' });

export const backups = z
  .object({
    backups: z.array(listedBackup).describe('Newest first.'),
    is_on: z.boolean().describe('Whether the nightly ones are made.'),
    is_running: z.boolean().describe('Whether one is being made.'),
    next_at: z
      .string()
      .nullable()
      .describe('ISO date-time of the next nightly one; null while there are none.'),
    complaint: z.string().nullable().describe('What is wrong, in a sentence.'),
    months: z.number().describe('For how many months nightly ones are kept at the most.'),
  })
  .meta({ id: 'Backups', description: 'What administrators see of backups: GET /api/admin/backups.' });

export const backupDownload = z
  .object({ path: z.string().describe('Where its file is: good once, and for a minute.') })
  .meta({ id: 'BackupDownload' });
