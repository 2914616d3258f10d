import { nameKey } from '#contract/registry.ts';
import type { RegistryExclusion } from '#contract/registry.ts';
import type { Database } from '../database.ts';

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
    .prepare<[{ last: string; first: string }], string>(
      `SELECT content FROM registry_exclusions
       WHERE last_key = :last AND first_key = :first AND ${current} ORDER BY id`,
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
    /** Of exactly this first and last name, whoever they are. */
    named: (name: { first_name: string; last_name: string }): RegistryExclusion[] =>
      named.all({ last: nameKey(name.last_name), first: nameKey(name.first_name) }).map(parsed),
  };
}

function parsed(content: string): RegistryExclusion {
  return JSON.parse(content) as RegistryExclusion;
}
