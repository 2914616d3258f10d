import { expect, it } from 'vitest';
import type { RegistryEntry } from '#contract/registry.ts';
import { lineOfExclusion, writeLeie } from '../helpers/leie-file.ts';
import { lineOfEntry, npiOf, writeNppes } from '../helpers/nppes-file.ts';
import { addPublicDoctor } from '../helpers/public-doctor.ts';
import { registryEntry, registryExclusion } from '../helpers/registry.ts';
import { registryFolder } from '../helpers/registry-folder.ts';
import { noon } from '../helpers/stores.ts';

const DOCTORS = Array.from({ length: 3 }, (_, n) => npiOf(n));

/** Three public profiles, whose NPIs a monthly file has and an exclusion list does not. */
async function directory() {
  const data = registryFolder();
  const { folder, read, store } = data;
  for (const npi of DOCTORS) {
    const id = await addPublicDoctor(store, `${npi}@example.com`, noon());
    const profile = store.profiles.of(id);
    if (profile) store.transaction(() => store.profiles.add({ ...profile, npi }));
  }
  await read('nppes', await writeNppes(folder, { lines: DOCTORS.map((npi) => lineOfEntry(registryEntry({ npi }))) }));
  const others = Array.from({ length: 20 }, (_, n) => registryExclusion({ last_name: `OTHER${'ABCDEFGHIJKLMNOPQRST'[n]}` }));
  await read('leie', writeLeie(folder, others.map(lineOfExclusion)));
  return {
    ...data,
    /** Reads a list with these beside the others. */
    readList: (exclusions: Parameters<typeof registryExclusion>[0][]) =>
      read('leie', writeLeie(folder, [...others, ...exclusions.map(registryExclusion)].map(lineOfExclusion))),
    /** Reads a file that says this of the three, one after another. */
    readEntries: async (parts: Partial<RegistryEntry>[], days: { from?: string; dated: string }) => {
      const lines = parts.map((part, n) => lineOfEntry(registryEntry({ npi: DOCTORS[n], ...part })));
      return read('nppes', await writeNppes(folder, { lines, ...days }));
    },
  };
}
