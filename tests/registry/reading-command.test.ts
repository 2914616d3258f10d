import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import BetterSqlite3 from 'better-sqlite3';
import { expect, it } from 'vitest';
import { openRegistry } from '../../db/registry/open-registry.ts';
import { readRegistryFile } from '../../server/features/registry/reading/read-registry-file.ts';
import { built } from '../helpers/built.ts';
import { lineOfExclusion, writeLeie } from '../helpers/leie-file.ts';
import { lineOfEntry, npiOf, writeNppes } from '../helpers/nppes-file.ts';
import { newFolder } from '../helpers/new-folder.ts';
import { registryEntry, registryExclusion } from '../helpers/registry.ts';
import { fileStore, noon, ROOT } from '../helpers/stores.ts';

/** npm run registry, and how it ends. */
async function command(folder: string, ...args: string[]) {
  const child = spawn(process.execPath, [await built('registry'), ...args], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: folder },
  });
  const [said, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number]>,
  ]);
  return { code, said: said.trim().split('\n'), complained: complained.trim().split('\n') };
}

it('reads files beside the site and without it, and says what counts', async () => {
  const folder = newFolder();
  const store = fileStore(join(folder, 'directory.sqlite'));
  const lines = [
    lineOfEntry(registryEntry({ npi: npiOf(1) })),
    lineOfEntry(registryEntry({ npi: npiOf(2) })),
  ];
  const path = await writeNppes(newFolder(), { lines, dated: '2025-11-09' });
  expect(await command(folder)).toMatchObject({
    code: 0,
    said: [
      'Nothing was read of the national registry (NPPES).',
      'Nothing was read of the exclusion list (LEIE).',
    ],
  });
  expect(await command(folder, 'nppes', path)).toMatchObject({
    code: 0,
    said: [
      'NPPES, monthly, up to November 9, 2025: 2 records read. Of its entries 2 new, 0 changed, 0 as before, 0 gone ' +
        'and 0 deactivated or replaced since. It counts.',
    ],
    complained: ['Reading (MB): 1 of 1'],
  });
  expect(store.registry.entries.byNpi(npiOf(2))?.last_name).toBe('OSEI');
  store.close();

  const list = writeLeie(newFolder(), [lineOfExclusion(registryExclusion())]);
  expect((await command(folder, 'leie', list)).said[0]).toContain(
    '1 record read. Of its excluded people 1 new',
  );
  const { said } = await command(folder);
  expect(said[0]).toMatch(/^NPPES, monthly: up to November 9, 2025, [\d,]+ days ago \(NPPES_.*\.zip\)$/);
  expect(said[1]).toMatch(/^LEIE, monthly: up to June 19, 2025, /);
});

it('says where a file was broken off, and begins to count there', async () => {
  const folder = newFolder();
  const database = join(folder, 'directory.sqlite');
  fileStore(database).close();
  const lines = ['ABLE', 'BAKER'].map((last_name) => lineOfExclusion(registryExclusion({ last_name })));
  const list = writeLeie(newFolder(), lines);
  await command(folder, 'leie', list);
  const bytes = statSync(list).size;
  const read_to = bytes - lines[1].length - 2;
  const brokenOff = new BetterSqlite3(database);
  brokenOff.prepare("UPDATE registry_files SET status = 'reading', read_to = ?, records = 1").run(read_to);
  brokenOff.close();

  expect((await command(folder)).said.at(-1)).toMatch(
    /^LEIE, monthly: UPDATED\.csv is being read, or was broken off, after 1 record \(\d\d %\)\./,
  );
  const registry = openRegistry(database, noon);
  const progress: number[] = [];
  const onProgress = (read: number) => void progress.push(read);
  await readRegistryFile({ registry, register: 'leie', path: list, now: noon, startedBy: null, onProgress });
  registry.close();
  expect(progress).toEqual([read_to, bytes]);
  expect((await command(folder)).said).toHaveLength(2);
});

it('says in one line why it reads nothing', async () => {
  const folder = newFolder();
  const list = writeLeie(folder, [lineOfExclusion(registryExclusion())]);
  expect(await command(folder, 'leie', list)).toEqual({
    ...{ code: 1, said: [''] },
    complained: [`No database in ${folder}: start the site once, or set DATA_DIR.`],
  });
  fileStore(join(folder, 'directory.sqlite')).close();
  expect(await command(folder, 'nppes', list)).toEqual({
    ...{ code: 1, said: [''] },
    complained: [
      'UPDATED.csv is no zip file, nor npidata_pfile_….csv: download NPPES anew, and leave its name as it is.',
    ],
  });
  for (const args of [['nppes'], ['npi', list], ['leie', list, list]])
    expect(await command(folder, ...args)).toMatchObject({ code: 2, said: [''] });
});
