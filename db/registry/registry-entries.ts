import { nameKey } from '#contract/registry.ts';
import type { RegistryEntry } from '#contract/schemas/answers/registry.ts';
import { isPsychiatry } from '#contract/specialties.ts';
import type { Database } from '../database.ts';

/** Of an NPI the entry of the newest file that counts. What is of the newest of all is looked up nowhere else. */
export const COUNTS = `entry.file_id IN (SELECT id FROM registry_files WHERE status = 'current')
  AND (
    entry.file_id = (SELECT max(id) FROM registry_files WHERE status = 'current' AND kind <> 'leie')
    OR NOT EXISTS (
      SELECT 1 FROM registry_entries AS newer JOIN registry_files ON registry_files.id = newer.file_id
      WHERE newer.npi = entry.npi AND newer.file_id > entry.file_id AND registry_files.status = 'current'
    )
  )`;

/** Who is looked for by name. */
export interface RegistryName {
  first_name: string;
  last_name: string;
  /** Two letters. */
  state: string;
}

/** What NPPES says of people, by NPI. A file's entries are seen once it counts. */
export function registryEntryQueries(database: Database) {
  const put = database.prepare(
    `INSERT OR REPLACE INTO registry_entries
       (npi, file_id, last_key, first_key, state, city, is_psychiatrist, content)
     VALUES (:npi, :file_id, :last_key, :first_key, :state, :city, :is_psychiatrist, :content)`,
  );
  const byNpi = database
    .prepare<[string], string>(
      `SELECT content FROM registry_entries
         JOIN registry_files ON registry_files.id = file_id AND status = 'current'
       WHERE npi = ? ORDER BY file_id DESC LIMIT 1`,
    )
    .pluck();
  const named = database
    .prepare<[{ last: string; first: string; state: string; most: number }], string>(
      `SELECT content FROM registry_entries AS entry
       WHERE last_key = :last AND state = :state AND substr(first_key, 1, length(:first)) = :first
         AND is_psychiatrist = 1 AND ${COUNTS}
       ORDER BY first_key, npi LIMIT :most`,
    )
    .pluck();
  const npis = database
    .prepare<[], string>(
      `SELECT npi FROM registry_entries WHERE file_id IN (SELECT id FROM registry_files WHERE status = 'current')
       UNION SELECT content ->> 'npi' FROM profiles WHERE content ->> 'npi' IS NOT NULL`,
    )
    .pluck();

  return {
    /** Keeps what a file says of an NPI. */
    put: (file_id: number, entry: RegistryEntry): void =>
      void put.run({
        ...{ npi: entry.npi, file_id, state: entry.state, city: entry.city },
        ...{ last_key: nameKey(entry.last_name), first_key: nameKey(entry.first_name) },
        is_psychiatrist: Number(isPsychiatrist(entry)),
        content: JSON.stringify(entry),
      }),
    /** Null for an NPI that no file has among psychiatrists, or has at all. */
    byNpi: (npi: string): RegistryEntry | null => parsed(byNpi.get(npi)),
    /** Psychiatrists of a name whose practice is in a state; the first name may be a beginning. */
    named: ({ first_name, last_name, state }: RegistryName, most: number): RegistryEntry[] =>
      named
        .all({ last: nameKey(last_name), first: nameKey(first_name), state, most })
        .map((content) => JSON.parse(content) as RegistryEntry),
    /** All that the files that count have, and those that profiles name: what a new file is looked through for. */
    npis: (): Set<string> => new Set(npis.all()),
  };
}

/** In force, a person, and a psychiatrist by a code that no neurologist has. */
function isPsychiatrist({ status, entity, taxonomies }: RegistryEntry): boolean {
  return status === 'active' && entity === 'person' && taxonomies.some(({ code }) => isPsychiatry(code));
}

function parsed(content: string | undefined): RegistryEntry | null {
  return content === undefined ? null : (JSON.parse(content) as RegistryEntry);
}
