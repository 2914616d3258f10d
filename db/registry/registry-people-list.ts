import type { RegistryEntry } from '#contract/schemas/answers/registry.ts';
import type { RegistryPerson } from '#contract/schemas/answers/registry-letters.ts';
import type { Database } from '../database.ts';
import { recordList } from '../records/record-list.ts';
import { COUNTS } from './registry-entries.ts';
import { STANDING } from './registry-letters.ts';

/** Psychiatrists of the national registry who are in force, as administrators list them. */
export function registryPeopleList(database: Database, now: () => Date) {
  const row = database.prepare<[{ npi: string; now: string }], { content: string; standing: string | null }>(
    `SELECT content, ${STANDING} AS standing FROM registry_entries AS entry
     WHERE npi = :npi AND is_psychiatrist = 1 AND ${COUNTS}`,
  );

  return {
    ...recordList<string>(database, {
      from: 'registry_entries AS entry',
      id: 'npi',
      only: `is_psychiatrist = 1 AND ${COUNTS}`,
      given: () => ({ now: now().toISOString() }),
      orders: {
        place: ['state', 'city', 'last_key', 'first_key'],
        last_name: ['last_key', 'first_key'],
        id: [],
      },
      filters: {
        q: `(instr(first_key || last_key, ${LETTERS_OF_Q}) > 0 OR instr(last_key || first_key, ${LETTERS_OF_Q}) > 0
          OR instr(npi, trim(:q)) > 0)`,
        state: 'state = :state',
        city: 'substr(upper(city), 1, length(:city)) = upper(:city)',
        standing: `coalesce(${STANDING}, 'none') = :standing`,
      },
    }),
    row(npi: string): RegistryPerson | null {
      const found = row.get({ npi, now: now().toISOString() });
      return found
        ? personOf(JSON.parse(found.content) as RegistryEntry, found.standing as RegistryPerson['standing'])
        : null;
    },
  };
}

/** Of what is looked for, what keys of names have. */
const LETTERS_OF_Q = `replace(replace(replace(replace(replace(lower(:q), ' ', ''), ',', ''), '.', ''), '-', ''), '''', '')`;

function personOf(entry: RegistryEntry, standing: RegistryPerson['standing']): RegistryPerson {
  const { npi, first_name, last_name, credentials, street, city, state, zip } = entry;
  return { id: npi, first_name, last_name, credentials, street, city, state, zip, standing };
}
