import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readRegistryFile } from '../../server/features/registry/reading/read-registry-file.ts';
import { lineOfExclusion, writeLeie } from '../helpers/leie-file.ts';
import { newFolder } from '../helpers/new-folder.ts';
import { lineOfEntry, npiOf, writeNppes } from '../helpers/nppes-file.ts';
import { registryEntry, registryExclusion } from '../helpers/registry.ts';
import { registryFolder, startReading } from '../helpers/registry-folder.ts';
import { noon } from '../helpers/stores.ts';

const lineOf = (npi: string) => lineOfExclusion(registryExclusion({ npi }));

it('a pipe, which nobody writes to, is no file', async () => {
  const { folder, read } = registryFolder();
  const pipe = join(folder, 'NPPES.zip');
  execFileSync('mkfifo', [pipe]);
  await expect(read('nppes', pipe)).rejects.toThrow('There is no file NPPES.zip.');
});

it('a file is read whose administrator is not here any more, as after a restored backup', async () => {
  const { registry, folder, store } = registryFolder();
  const path = writeLeie(folder, [lineOf(npiOf(1))]);
  const order = { registry, register: 'leie', path, startedBy: 77, now: noon } as const;
  expect((await readRegistryFile(order)).file.status).toBe('current');
  expect(store.lists.registryFiles.of('current')).toMatchObject([{ started_by: null }]);
});

it('a file counts once more after a broken one of the same day was accepted, and an older one does not', async () => {
  const { folder, read, store } = registryFolder();
  const accepted = async (path: string) => {
    const { file } = await read('leie', path);
    if (file.status === 'held') store.transaction(() => store.registry.files.makeCurrent(file.id));
    return file;
  };
  const old = writeLeie(newFolder(), [
    lineOfExclusion(registryExclusion({ npi: npiOf(9), excluded_on: '2024-01-18' })),
  ]);
  await accepted(old);
  const path = writeLeie(folder, [lineOf(npiOf(1)), lineOf(npiOf(2))]);
  const whole = readFileSync(path);
  await accepted(path);
  expect(await accepted(writeLeie(newFolder(), [lineOf(npiOf(1))]))).toMatchObject({ status: 'held' });
  expect(store.registry.exclusions.byNpi(npiOf(2))).toEqual([]);
  writeFileSync(path, whole);
  expect(await read('leie', path)).toMatchObject({ wasKnown: false, file: { status: 'current' } });
  expect(store.registry.exclusions.byNpi(npiOf(2))).toHaveLength(1);
  expect(await read('leie', old)).toMatchObject({ wasKnown: true, file: { status: 'replaced' } });
});

it('a reading ends with a server that is killed, so that the next one can go on', async () => {
  const { file, folder, read, store } = registryFolder();
  const lines = Array.from({ length: 4000 }, (_, n) => lineOfEntry(registryEntry({ npi: npiOf(n) })));
  const path = await writeNppes(folder, { lines });
  const reading = await startReading(file, 'nppes', path);
  const readTo = () => store.lists.registryFiles.of('reading').at(0)?.read_to ?? 0;
  while (readTo() === 0) await sleep(2);
  reading.leave();
  expect(await reading.ended).toMatchObject({ code: 1, said: '' });
  expect(readTo()).toBeGreaterThan(0);
  expect((await read('nppes', path)).file).toMatchObject({ status: 'current', records: 4000 });
});
