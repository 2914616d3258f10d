import type { RegistryFileKind } from '#contract/registry.ts';
import type { RegistryEntry, RegistryExclusion } from '#contract/schemas/answers/registry.ts';
import type { Store } from '../../db/store.ts';

const PSYCHIATRIST: RegistryEntry = {
  npi: '1234567893',
  status: 'active',
  replaced_by: null,
  deactivated_on: null,
  entity: 'person',
  first_name: 'ADA',
  middle_name: 'M',
  last_name: 'OSEI',
  suffix: '',
  credentials: 'M.D.',
  other_first_name: '',
  other_last_name: '',
  street: '12 ELM ST, SUITE 4',
  city: 'CAMBRIDGE',
  state: 'MA',
  zip: '02139',
  phone: '6175550143',
  taxonomies: [{ code: '2084P0800X', is_primary: true }],
  licenses: [{ state: 'MA', number: '223344', taxonomy: '2084P0800X' }],
  updated_on: '2025-03-01',
};

const EXCLUSION: RegistryExclusion = {
  npi: null,
  first_name: 'ADA',
  middle_name: '',
  last_name: 'OSEI',
  specialty: 'PSYCHIATRY',
  city: 'CAMBRIDGE',
  state: 'MA',
  zip: '02139',
  type: '1128b4',
  excluded_on: '2025-06-19',
  reinstated_on: null,
  waiver_state: null,
};

/** What a register says of a psychiatrist, as it is written there. */
export function registryEntry(parts: Partial<RegistryEntry> = {}): RegistryEntry {
  return { ...PSYCHIATRIST, ...parts };
}

export function registryExclusion(parts: Partial<RegistryExclusion> = {}): RegistryExclusion {
  return { ...EXCLUSION, ...parts };
}

interface ReadFile {
  kind?: RegistryFileKind;
  /** ISO date */
  dated?: string;
  entries?: RegistryEntry[];
  exclusions?: RegistryExclusion[];
}

/** A file with these entries, or exclusions, counts from now on. Answers its id. */
export function haveRead(
  { registry, transaction }: Pick<Store, 'registry' | 'transaction'>,
  { kind = 'nppes-full', dated = '2026-11-08', entries = [], exclusions = [] }: ReadFile,
): number {
  return transaction(() => {
    const name = `${kind}-${dated}`;
    const id = registry.files.add({
      kind,
      dated,
      name,
      fingerprint: `${name}-${Math.random()}`,
      bytes: 1,
      started_by: null,
    });
    for (const entry of entries) registry.entries.put(id, entry);
    for (const exclusion of exclusions) registry.exclusions.add(id, exclusion);
    registry.files.makeCurrent(id);
    return id;
  });
}
