import { nameKey } from '#contract/registry.ts';
import type { RegistryExclusion } from '#contract/schemas/answers/registry.ts';
import type { Database } from '../database.ts';

/** Letters of what may stand behind a last name in its column: "JR MD", "III, M.D., PH.D.". */
const LONGEST_TITLE = 8;

/** Whom the List of Excluded Individuals/Entities names. A file's rows are seen once it counts. */
export function registryExclusionQueries(database: Database) {
  const add = database.prepare(
    `INSERT INTO registry_exclusions (file_id, npi, last_key, first_key, state, content)
     VALUES (:file_id, :npi, :last_key, :first_key, :state, :content)`,
  );
  const current = `file_id IN (SELECT id FROM registry_files WHERE status = 'current')`;
  const byNpi = database
    .prepare<[string], string>(
      `SELECT content FROM registry_exclusions WHERE npi = ? AND ${current} ORDER BY id`,
    )
    .pluck();
  const named = database
    .prepare<[{ last: string; initial: string; second: string }], string>(
      `SELECT content FROM registry_exclusions
       WHERE last_key >= :last AND last_key < :last || char(1114111) AND length(last_key) <= length(:last) + ${LONGEST_TITLE}
         AND substr(first_key, 1, 1) IN (:initial, :second) AND ${current} ORDER BY id`,
    )
    .pluck();

  return {
    add: (file_id: number, exclusion: RegistryExclusion): void =>
      void add.run({
        ...{ file_id, npi: exclusion.npi, state: exclusion.state },
        ...{ last_key: nameKey(exclusion.last_name), first_key: nameKey(exclusion.first_name) },
        content: JSON.stringify(exclusion),
      }),
    byNpi: (npi: string): RegistryExclusion[] => byNpi.all(npi).map(parsed),
    /** Who may be of a name: the last name is theirs or its beginning, and they have one of two initials. */
    named: (last_name: string, [initial = '', second = initial]: string): RegistryExclusion[] =>
      named.all({ last: nameKey(last_name), initial, second }).map(parsed),
  };
}

function parsed(content: string): RegistryExclusion {
  return JSON.parse(content) as RegistryExclusion;
}
