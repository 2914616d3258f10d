import { z } from 'zod';
import { importColumn } from './vocabulary.ts';

export const importStatus = z.enum(['reading', 'checked', 'running', 'stopped', 'done']);
export type ImportStatus = z.output<typeof importStatus>;

export const listedImport = z
  .object({
    id: z.number(),
    file_name: z.string(),
    status: importStatus,
    good: z.number().describe('Lines that are right and not invited yet.'),
    refused: z.number(),
    invited: z.number(),
    created_at: z.string(),
    started_at: z.string().nullable(),
    finished_at: z.string().nullable(),
  })
  .meta({
    id: 'ListedImport',
    description: 'An import as lists show it: /api/admin/imports. Dates are ISO date-times.',
  });
export type ListedImport = z.output<typeof listedImport>;

export const refusedLine = z
  .object({
    line: z.number().describe('In the file, from 1.'),
    reason: z.string().describe('All that is wrong with it, a sentence a line.'),
  })
  .meta({ id: 'RefusedLine' });
export type RefusedLine = z.output<typeof refusedLine>;

export const mendedLine = z
  .object({
    ...refusedLine.shape,
    columns: z.array(z.string()).describe('Of the file, as they are called there.'),
    known: z.array(importColumn.nullable()).describe('What each of them is; null for one that is left out.'),
    cells: z.array(z.string()).describe('What stands in each of them.'),
  })
  .meta({
    id: 'MendedLine',
    description: 'A refused line, to be mended: /api/admin/imports/:id/lines/:line.',
  });
export type MendedLine = z.output<typeof mendedLine>;

export const importRecord = z
  .object({
    ...listedImport.shape,
    known: z.array(z.string()).describe('Columns of the file, as they are called there.'),
    unknown: z.array(z.string()).describe('Those that are left out.'),
    missing: z
      .array(importColumn)
      .describe('Those that the file does not have; further practices are not missed.'),
    first_good: z
      .array(
        z.object({
          line: z.number(),
          email: z.string(),
          name: z.string(),
        }),
      )
      .describe('The first lines that are right.'),
    first_refused: z
      .array(refusedLine)
      .describe('The first lines that are refused; all of them are in the CSV.'),
  })
  .meta({ id: 'ImportRecord', description: 'One import: /api/admin/imports/:id.' });
export type ImportRecord = z.output<typeof importRecord>;
