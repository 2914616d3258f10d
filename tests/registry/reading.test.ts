import BetterSqlite3 from 'better-sqlite3';
import { expect, it } from 'vitest';
import { lineOfExclusion, writeLeie, leieLine } from '../helpers/leie-file.ts';
import {
  headerLine,
  lineOfEntry,
  nppesLine,
  npiOf,
  NPPES_COLUMNS,
  writeNppes,
  writeNppesCsv,
} from '../helpers/nppes-file.ts';
import type { NppesLine } from '../helpers/nppes-file.ts';
import { addPublicDoctor } from '../helpers/public-doctor.ts';
import { registryEntry, registryExclusion } from '../helpers/registry.ts';
import { registryFolder, startReading } from '../helpers/registry-folder.ts';
import { noon } from '../helpers/stores.ts';

const PRACTICE = 'Business Practice Location Address';
const NPI = npiOf(1);
const OTHER = npiOf(2);
/** Psychiatrists whom nothing happens to. */
const OTHERS = Array.from({ length: 20 }, (_, n) => lineOfEntry(registryEntry({ npi: npiOf(100 + n) })));

/** What a line without anything says. */
function bareEntry() {
  return registryEntry({
    entity: null,
    ...{ first_name: '', middle_name: '', last_name: '', credentials: '', street: '', city: '', state: '' },
    ...{ zip: '', phone: '', taxonomies: [], licenses: [], updated_on: null },
  });
}

/** What is known of the first NPI once a file with one line is read. */
async function entryOf(line: NppesLine) {
  const { folder, read, store } = registryFolder();
  const psychiatrist = { 'Entity Type Code': '1', 'Healthcare Provider Taxonomy Code_1': '2084P0800X' };
  const lines = [...OTHERS, nppesLine({ NPI, ...psychiatrist, ...line })];
  await read('nppes', await writeNppes(folder, { lines }));
  return store.registry.entries.byNpi(NPI);
}

it('reads what the file says, as the file says it', async () => {
  const { folder, read, store } = registryFolder();
  const entry = registryEntry({
    npi: NPI,
    other_last_name: 'MENSAH',
    taxonomies: [
      { code: '2084P0800X', is_primary: true },
      { code: '2084P0804X', is_primary: false },
    ],
    licenses: [
      { state: 'MA', number: '223344', taxonomy: '2084P0800X' },
      { state: 'NH', number: 'N-77', taxonomy: '2084P0800X' },
      { state: 'MA', number: '223344', taxonomy: '2084P0804X' },
    ],
  });
  const { file } = await read('nppes', await writeNppes(folder, { lines: [lineOfEntry(entry)] }));
  expect(store.registry.entries.byNpi(NPI)).toEqual(entry);
  expect(file).toMatchObject({
    ...{ kind: 'nppes-full', dated: '2026-11-08', status: 'current', records: 1 },
    changes: { new: 1, kept: 0, changed: 0, gone: 0, deactivated: 0, skipped: 0 },
  });
  expect(file.read_to).toBe(file.bytes);
  expect(store.audit.latest(1)[0]).toMatchObject({
    ...{ action: 'read registry file', actor_id: null, object_kind: 'registry file', object_id: file.id },
    note: 'NPPES, monthly, up to November 8, 2026',
  });
});

it('keeps psychiatrists, whoever a profile names, and whoever was kept before', async () => {
  const { folder, read, store } = registryFolder();
  const named = npiOf(4);
  await addPublicDoctor(store, 'ada@example.com', noon(), named);
  const surgeon = [{ code: '208600000X', is_primary: true }];
  const lines = [
    lineOfEntry(registryEntry({ npi: NPI })),
    ...OTHERS,
    lineOfEntry(registryEntry({ npi: OTHER, taxonomies: surgeon, licenses: [] })),
    // The digits alone make nobody a psychiatrist.
    lineOfEntry(registryEntry({ npi: npiOf(3), taxonomies: surgeon, licenses: [], street: '2084 ELM ST' })),
    lineOfEntry(
      registryEntry({ npi: named, taxonomies: surgeon, entity: 'organization', last_name: 'ELM, INC' }),
    ),
  ];
  await read('nppes', await writeNppes(folder, { lines }));
  const has = (npi: string) => store.registry.entries.byNpi(npi) !== null;
  expect([NPI, OTHER, npiOf(3), named].map(has)).toEqual([true, false, false, true]);
  expect(store.registry.entries.byNpi(named)).toMatchObject({
    entity: 'organization',
    last_name: 'ELM, INC',
  });

  const later = [lineOfEntry(registryEntry({ npi: NPI, taxonomies: surgeon })), ...lines.slice(1)];
  await read('nppes', await writeNppes(folder, { lines: later, dated: '2026-11-15' }));
  expect(store.registry.entries.byNpi(NPI)?.taxonomies).toEqual(surgeon);
});

it('lays weekly files on a monthly one, and forgets all that a monthly one replaces', async () => {
  const { folder, read, store, registry, file } = registryFolder();
  const line = (npi: string, last_name: string) => lineOfEntry(registryEntry({ npi, last_name }));
  const weekly = { from: '2026-11-09', dated: '2026-11-15' };
  const early = await writeNppes(folder, { lines: [line(NPI, 'OSEI')], ...weekly });
  await expect(read('nppes', early)).rejects.toThrow(
    'which lies on top of a monthly one: read that one first.',
  );

  const lines = [line(NPI, 'OSEI'), line(OTHER, 'WEST')];
  await read('nppes', await writeNppes(folder, { lines }));
  const onTop = await read('nppes', await writeNppes(folder, { lines: [line(NPI, 'MENSAH')], ...weekly }));
  expect(onTop.file).toMatchObject({
    kind: 'nppes-weekly',
    changes: { new: 0, changed: 1, kept: 0, gone: 0 },
  });
  const names = () => [NPI, OTHER].map((npi) => store.registry.entries.byNpi(npi)?.last_name);
  expect(names()).toEqual(['MENSAH', 'WEST']);
  expect(registry.files.state().nppes?.id).toBe(onTop.file.id);

  const whole = await read(
    'nppes',
    await writeNppes(folder, { lines: [...lines, line(npiOf(3), 'NEW')], dated: '2026-11-20' }),
  );
  expect(whole.file.changes).toMatchObject({ new: 1, changed: 1, kept: 1, gone: 0 });
  expect(names()).toEqual(['OSEI', 'WEST']);
  expect(countOf(file, 'registry_entries')).toBe(3);
});

it('says what is deactivated, in force again, and replaced', async () => {
  expect(await entryOf({ 'NPI Deactivation Date': '03/01/2025' })).toMatchObject({
    ...{ status: 'deactivated', deactivated_on: '2025-03-01', replaced_by: null },
  });
  expect(
    await entryOf({ 'NPI Deactivation Date': '03/01/2025', 'NPI Reactivation Date': '04/01/2025' }),
  ).toMatchObject({ status: 'active', deactivated_on: null });
  expect(
    await entryOf({ 'NPI Deactivation Date': '05/01/2025', 'NPI Reactivation Date': '04/01/2025' }),
  ).toMatchObject({ status: 'deactivated', deactivated_on: '2025-05-01' });
  expect(await entryOf({ 'Replacement NPI': OTHER })).toMatchObject({
    status: 'replaced',
    replaced_by: OTHER,
  });
  // The file has the number itself there at times.
  expect(await entryOf({ 'Replacement NPI': NPI })).toMatchObject({ status: 'active', replaced_by: null });
});

it('knows a deactivated NPI by its bare line, once it was known', async () => {
  const { folder, read, store } = registryFolder();
  await read(
    'nppes',
    await writeNppes(folder, {
      lines: [lineOfEntry(registryEntry({ npi: NPI })), lineOfEntry(registryEntry({ npi: OTHER }))],
    }),
  );
  const lines = [
    nppesLine({ NPI, 'NPI Deactivation Date': '11/10/2026' }),
    lineOfEntry(registryEntry({ npi: OTHER })),
  ];
  const { file } = await read(
    'nppes',
    await writeNppes(folder, { lines, from: '2026-11-09', dated: '2026-11-15' }),
  );
  expect(store.registry.entries.byNpi(NPI)).toEqual({
    ...bareEntry(),
    ...{ npi: NPI, status: 'deactivated', deactivated_on: '2026-11-10' },
  });
  expect(file.changes).toMatchObject({ changed: 1, kept: 1, deactivated: 1 });
  expect(store.registry.entries.named({ first_name: 'ADA', last_name: 'OSEI', state: 'MA' }, 9)).toHaveLength(
    1,
  );
});

it('takes addresses, telephones and licenses as people write them', async () => {
  const place = (column: string) => `Provider ${PRACTICE} ${column}`;
  expect(
    await entryOf({
      [`Provider First Line ${PRACTICE}`]: '12 ELM ST',
      [`Provider Second Line ${PRACTICE}`]: 'SUITE 4',
      [place('State Name')]: 'ma',
      [place('Postal Code')]: '021391234',
      [place('Country Code (If outside U.S.)')]: 'US',
      [place('Telephone Number')]: '+1 (617) 555-0143 EXT. 12',
      'Provider License Number_1': '$$$$$$$$$',
      'Provider License Number State Code_1': 'MA',
      'Provider Credential Text': ' M.D. ',
      'Provider Last Name (Legal Name)': 'OSEI\u0000, M.D.\r\nPHD',
    }),
  ).toMatchObject({
    ...{ street: '12 ELM ST, SUITE 4', state: 'MA', zip: '02139', phone: '6175550143' },
    ...{ licenses: [], credentials: 'M.D.', last_name: 'OSEI, M.D. PHD' },
  });
  expect(
    await entryOf({
      [place('State Name')]: 'ON',
      [place('Postal Code')]: '12345',
      [place('Country Code (If outside U.S.)')]: 'CA',
      [place('Telephone Number')]: '555-0143',
    }),
  ).toMatchObject({ state: '', zip: '', phone: '' });
});

it('reads all fifteen taxonomies, and finds columns by their names wherever they stand', async () => {
  const slots = Array.from({ length: 15 }, (_, n) => n + 1);
  const line: NppesLine = { NPI, 'Entity Type Code': '1' };
  for (const n of slots) {
    line[`Healthcare Provider Taxonomy Code_${n}`] = n === 15 ? '2084P0800X' : `2086000${n}X`;
    line[`Provider License Number_${n}`] = `L${n}`;
    line[`Provider License Number State Code_${n}`] = 'MA';
  }
  const { folder, read, store } = registryFolder();
  const [first, ...others] = NPPES_COLUMNS;
  const columns = [first, ...others.toReversed(), 'A Column of Next Year'];
  const file = {
    header: headerLine(columns).replace('Provider Sex Code', 'Provider Gender Code'),
    lines: [columns.map((column) => `"${line[column] ?? ''}"`).join()],
    lineEnd: '\r\n',
  };
  await read('nppes', await writeNppesCsv(folder, file));
  const entry = store.registry.entries.byNpi(NPI);
  expect(entry?.taxonomies.map(({ code }) => code).at(-1)).toBe('2084P0800X');
  expect(entry?.licenses.map(({ number }) => number)).toEqual(slots.map((n) => `L${n}`));
});

it('takes the last of several lines of an NPI, and leaves out numbers that are none', async () => {
  const { folder, read, store } = registryFolder();
  const lines = [
    lineOfEntry(registryEntry({ npi: NPI, last_name: 'OSEI' })),
    lineOfEntry(registryEntry({ npi: '1234567890' })),
    lineOfEntry(registryEntry({ npi: NPI, last_name: 'MENSAH' })),
    lineOfEntry(registryEntry({ npi: '123' })),
  ];
  const { file } = await read('nppes', await writeNppes(folder, { lines }));
  expect(store.registry.entries.byNpi(NPI)?.last_name).toBe('MENSAH');
  expect(file).toMatchObject({ status: 'current', records: 4, changes: { new: 1, skipped: 2 } });
});

it('reads the people of an exclusion list, with nothing that it compares with nothing', async () => {
  const { folder, read, store } = registryFolder();
  const exclusions = [
    registryExclusion({ npi: NPI }),
    registryExclusion({ last_name: 'WEST', excluded_on: '2026-11-20' }),
    registryExclusion({ last_name: 'EAST', waiver_state: 'NY' }),
    registryExclusion({ last_name: 'NORTH', reinstated_on: '2026-01-02' }),
  ];
  const lines = [...exclusions.map(lineOfExclusion), leieLine({ BUSNAME: 'ELM, INC', EXCLDATE: '20261201' })];
  const { file } = await read('leie', writeLeie(folder, lines));
  expect(file).toMatchObject({ kind: 'leie', dated: '2026-11-20', records: 5, changes: { new: 4, gone: 0 } });
  expect(store.registry.exclusions.byNpi(NPI)).toEqual([exclusions[0]]);
  for (const exclusion of exclusions.slice(1))
    expect(store.registry.exclusions.named(exclusion.last_name, 'a')).toEqual([exclusion]);

  const next = await read('leie', writeLeie(folder, lines.slice(1, 5), { name: 'UPDATED-2026-11-21.csv' }));
  expect(next.file).toMatchObject({ status: 'held', changes: { kept: 3, new: 0, gone: 1 } });
  expect(next.file.why).toBe('It has 3 excluded people, where 4 counted before: it seems not to be whole.');
  await expect(read('leie', writeLeie(folder, lines, { name: '2611excl.csv' }))).rejects.toThrow(
    'a monthly supplement',
  );
});

it('reads a file once, refuses one that is older, and one that is read by somebody else', async () => {
  const { folder, read, registry, file } = registryFolder();
  const lines = [lineOfEntry(registryEntry({ npi: NPI }))];
  const path = await writeNppes(folder, { lines });
  await read('nppes', path);
  expect(await read('nppes', path)).toMatchObject({ wasKnown: true, file: { status: 'current' } });
  const older = await writeNppes(folder, { lines, dated: '2026-10-11' });
  await expect(read('nppes', older)).rejects.toThrow(
    /tells up to October 11, 2026, and .* up to November 8, 2026\.$/,
  );
  const coming = await writeNppes(folder, { lines, dated: '2027-01-10' });
  await expect(read('nppes', coming)).rejects.toThrow('is of January 10, 2027, which is still to come.');
  const letGo = registry.hold();
  const other = await (await startReading(file, 'nppes', path)).ended;
  expect(other).toMatchObject({
    ...{ code: 1, said: '' },
    complained: 'Another file of a register is being read: wait until it is through.',
  });
  letGo();
  const again = await (await startReading(file, 'nppes', path)).ended;
  expect(again).toMatchObject({ code: 0, complained: '' });
  expect(again.said).toContain('was read already');
});

function countOf(file: string, table: string): number {
  const database = new BetterSqlite3(file, { readonly: true });
  try {
    return Number(database.prepare(`SELECT count(*) FROM ${table}`).pluck().get());
  } finally {
    database.close();
  }
}
