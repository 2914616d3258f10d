import type { RegistryFile } from '#contract/schemas/answers/registry.ts';
import type { Database } from '../database.ts';
import { COUNTS } from './registry-entries.ts';

/** How many public profiles there are, and of how many a file says something that what counted before does not. */
export interface PublicShare {
  public: number;
  /** That the NPI is deactivated or replaced. */
  out: number;
  /** That it is not there at all: of a monthly file. */
  missing: number;
  /** That whoever has it is excluded. */
  excluded: number;
}

type Changes = RegistryFile['changes'];

/** Of an NPI what counted before a file: null where nothing did. */
const BEFORE = `(
  SELECT content FROM registry_entries AS before
    JOIN registry_files ON registry_files.id = before.file_id AND registry_files.status = 'current'
  WHERE before.npi = entry.npi AND before.file_id <> :id ORDER BY before.file_id DESC LIMIT 1
)`;
/** An exclusion that keeps somebody from practising everywhere. */
const IN_FORCE = `content ->> 'reinstated_on' IS NULL AND content ->> 'waiver_state' IS NULL`;

/**
 * What a file that is read through says against those that count. Each of it reads all of the file, which takes a second
 * or so; nobody waits for it.
 */
export function registryChangeQueries(database: Database) {
  const compared = database.prepare<
    [{ id: number }],
    { kept: number; changed: number; new: number; deactivated: number }
  >(
    `SELECT count(*) FILTER (WHERE before = content) AS kept,
            count(*) FILTER (WHERE before <> content) AS changed,
            count(*) FILTER (WHERE before IS NULL) AS new,
            count(*) FILTER (WHERE before ->> 'status' = 'active' AND content ->> 'status' <> 'active') AS deactivated
     FROM (SELECT content, ${BEFORE} AS before FROM registry_entries AS entry WHERE file_id = :id)`,
  );
  const gone = database
    .prepare<[{ id: number }], number>(
      `SELECT count(*) FROM registry_entries AS entry
       WHERE file_id <> :id AND ${COUNTS}
         AND NOT EXISTS (SELECT 1 FROM registry_entries AS there WHERE there.npi = entry.npi AND there.file_id = :id)`,
    )
    .pluck();
  const listed = database.prepare<[{ id: number }], { kept: number; new: number }>(
    `SELECT count(*) FILTER (WHERE was) AS kept, count(*) FILTER (WHERE NOT was) AS new
     FROM (
       SELECT EXISTS (
         SELECT 1 FROM registry_exclusions AS before
           JOIN registry_files ON registry_files.id = before.file_id AND registry_files.status = 'current'
         WHERE before.last_key = entry.last_key AND before.first_key = entry.first_key
           AND before.content = entry.content AND before.file_id <> :id
       ) AS was
       FROM registry_exclusions AS entry WHERE file_id = :id
     )`,
  );
  // By the name: the index of files, which + takes away, would go through the whole file for each of its people.
  const unlisted = database
    .prepare<[{ id: number }], number>(
      `SELECT count(*) FROM registry_exclusions AS entry
       WHERE file_id IN (SELECT id FROM registry_files WHERE status = 'current' AND id <> :id)
         AND NOT EXISTS (
           SELECT 1 FROM registry_exclusions AS there
           WHERE there.last_key = entry.last_key AND there.first_key = entry.first_key
             AND there.content = entry.content AND +there.file_id = :id
         )`,
    )
    .pluck();
  const psychiatrists = database.prepare<[{ id: number }], { before: number; now: number }>(
    `SELECT (SELECT count(*) FROM registry_entries AS entry
             WHERE is_psychiatrist = 1 AND file_id <> :id AND ${COUNTS}) AS before,
            (SELECT count(*) FROM registry_entries WHERE is_psychiatrist = 1 AND file_id = :id) AS now`,
  );
  const exclusions = database.prepare<[{ id: number }], { before: number; now: number }>(
    `SELECT (SELECT count(*) FROM registry_exclusions
             WHERE file_id IN (SELECT id FROM registry_files WHERE status = 'current' AND id <> :id)) AS before,
            (SELECT count(*) FROM registry_exclusions WHERE file_id = :id) AS now`,
  );
  const share = database.prepare<[{ id: number }], PublicShare>(
    `SELECT count(*) AS public,
            count(*) FILTER (WHERE content ->> 'status' <> 'active'
                             AND (before IS NULL OR before ->> 'status' = 'active')) AS out,
            count(*) FILTER (WHERE content IS NULL AND before IS NOT NULL) AS missing,
            count(*) FILTER (WHERE is_excluded AND NOT was_excluded) AS excluded
     FROM (
       SELECT (SELECT content FROM registry_entries WHERE npi = entry.npi AND file_id = :id) AS content,
              ${BEFORE} AS before,
              EXISTS (SELECT 1 FROM registry_exclusions
                      WHERE npi = entry.npi AND file_id = :id AND ${IN_FORCE}) AS is_excluded,
              EXISTS (SELECT 1 FROM registry_exclusions
                        JOIN registry_files ON registry_files.id = file_id AND status = 'current'
                      WHERE npi = entry.npi AND file_id <> :id AND ${IN_FORCE}) AS was_excluded
       FROM (SELECT profile ->> 'npi' AS npi FROM listings) AS entry
     )`,
  );
  const current = database
    .prepare<[], string | null>(`SELECT group_concat(id) FROM registry_files WHERE status = 'current'`)
    .pluck();

  return {
    /** What became of its records; `gone` are not there any more, which of a weekly file says nothing. */
    of({ id, kind }: Pick<RegistryFile, 'id' | 'kind'>): Changes {
      if (kind === 'leie') return { ...listed.get({ id }), gone: unlisted.get({ id }) };
      return { ...compared.get({ id }), gone: kind === 'nppes-full' ? gone.get({ id }) : 0 };
    },
    /** How many psychiatrists, or excluded people, counted before, and how many the file has. */
    sizes: ({ id, kind }: Pick<RegistryFile, 'id' | 'kind'>): { before: number; now: number } =>
      only((kind === 'leie' ? exclusions : psychiatrists).get({ id })),
    publicShare: (id: number): PublicShare => only(share.get({ id })),
    /** The ids of what counts: whether it is what a file was compared with. */
    current: (): string => current.get() ?? '',
  };
}

/** What counts rows answers one, however few there are. */
function only<T>(row: T | undefined): T {
  if (row === undefined) throw new Error('Nothing was counted.');
  return row;
}
