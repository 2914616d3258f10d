import { expect, it } from 'vitest';
import type { RegistryEntry } from '#contract/schemas/answers/registry.ts';
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
  for (const npi of DOCTORS) await addPublicDoctor(store, `${npi}@example.com`, noon(), npi);
  await read(
    'nppes',
    await writeNppes(folder, { lines: DOCTORS.map((npi) => lineOfEntry(registryEntry({ npi }))) }),
  );
  const others = Array.from({ length: 20 }, (_, n) =>
    registryExclusion({ last_name: `OTHER${'ABCDEFGHIJKLMNOPQRST'[n]}` }),
  );
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

it('holds a list that would take many off the site at once, until an administrator accepts it', async () => {
  const { readList, store, registry } = await directory();
  const inForce = (npi: string) => store.registry.exclusions.byNpi(npi).length;
  const one = await readList([{ npi: DOCTORS[0] }]);
  expect(one.file).toMatchObject({ status: 'current', why: null, changes: { new: 1, kept: 20 } });

  const many = await readList(DOCTORS.map((npi, n) => ({ npi, last_name: `NEW${'ABC'[n]}` })));
  expect(many.file).toMatchObject({
    status: 'held',
    why: 'It would take off 2 of 3 public profiles at once, which is more than 1 %.',
  });
  expect(DOCTORS.map(inForce)).toEqual([1, 0, 0]);
  expect(registry.files.state().leie?.id).toBe(one.file.id);
  expect(store.audit.latest(1)[0]).toMatchObject({
    ...{ action: 'held registry file', object_id: many.file.id },
    note: 'LEIE, monthly, up to June 19, 2025',
  });
  // The same file again is known, and the list that counts goes on.
  expect(await readList(DOCTORS.map((npi, n) => ({ npi, last_name: `NEW${'ABC'[n]}` })))).toMatchObject({
    ...{ wasKnown: true, file: { status: 'held' } },
  });
  store.transaction(() => store.registry.files.makeCurrent(many.file.id));
  expect(DOCTORS.map(inForce)).toEqual([1, 1, 1]);
});

it('counts nobody who is reinstated, has a waiver, or has the name of somebody alone', async () => {
  const { readList } = await directory();
  const { file } = await readList([
    { npi: DOCTORS[0], reinstated_on: '2026-01-01' },
    { npi: DOCTORS[1], waiver_state: 'NY' },
    { npi: DOCTORS[2] },
    { npi: null, last_name: 'OSEI', first_name: 'ADA', city: 'BOSTON' },
  ]);
  expect(file.status).toBe('current');
});

it('holds a file of NPPES that says of many that their NPI is out of force, or has them no more', async () => {
  const { readEntries, store } = await directory();
  const out: Partial<RegistryEntry> = { status: 'deactivated', deactivated_on: '2026-11-10' };
  const weekly = { from: '2026-11-09', dated: '2026-11-15' };
  const one = await readEntries([out, {}, {}], weekly);
  expect(one.file).toMatchObject({ status: 'current', changes: { deactivated: 1 } });
  const two = await readEntries([out, out, { replaced_by: npiOf(77) }], {
    from: '2026-11-16',
    dated: '2026-11-19',
  });
  expect(two.file).toMatchObject({
    status: 'held',
    why: 'It says that the NPI is deactivated or replaced for 2 of 3 public profiles at once, which is more than 1 %.',
  });
  expect(store.registry.entries.byNpi(DOCTORS[1])?.status).toBe('active');
});

it('holds a whole file that has lost many, of psychiatrists or of public profiles', async () => {
  const { folder, read, readEntries } = await directory();
  const { file } = await readEntries([{}, {}], { dated: '2026-11-15' });
  expect(file).toMatchObject({ status: 'held', changes: { gone: 1, kept: 2 } });
  expect(file.why).toBe('It has 2 psychiatrists, where 3 counted before: it seems not to be whole.');
  const others = [10, 11, 12].map((n) => lineOfEntry(registryEntry({ npi: npiOf(n) })));
  const none = await read('nppes', await writeNppes(folder, { lines: others, dated: '2026-11-16' }));
  expect(none.file.why).toBe(
    'It does not have the NPI any more for 3 of 3 public profiles at once, which is more than 1 %.',
  );
});
