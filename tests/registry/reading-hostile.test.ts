import { createWriteStream, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { leieLine, LEIE_COLUMNS, lineOfExclusion, writeLeie } from '../helpers/leie-file.ts';
import {
  headerLine,
  lineOfEntry,
  NPPES_COLUMNS,
  nppesLine,
  nppesMember,
  npiOf,
  writeNppes,
  writeNppesCsv,
} from '../helpers/nppes-file.ts';
import { photo } from '../helpers/pictures.ts';
import { registryEntry, registryExclusion } from '../helpers/registry.ts';
import { registryFolder } from '../helpers/registry-folder.ts';
import type { RegistryFolder } from '../helpers/registry-folder.ts';
import { sized } from '../helpers/scale.ts';

const DATED = '2026-11-15';
const MEMBER = nppesMember('2005-05-23', DATED);
const LINES = Array.from({ length: 20 }, (_, n) => lineOfEntry(registryEntry({ npi: npiOf(n) })));
const EXCLUSIONS = Array.from({ length: 20 }, (_, n) =>
  lineOfExclusion(registryExclusion({ npi: npiOf(n) })),
);

let data: RegistryFolder;
beforeAll(async () => {
  data = registryFolder();
  await data.read('nppes', await writeNppes(data.folder, { lines: LINES }));
  await data.read('leie', writeLeie(data.folder, EXCLUSIONS));
});

/** It is refused with a sentence in one line, and what is known is what was known. */
async function refused(register: 'nppes' | 'leie', path: string, sentence: string) {
  const before = data.state();
  const error = await data.read(register, path).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(Error);
  const { message } = error as Error;
  expect(message.replaceAll(basename(path), 'FILE')).toContain(sentence);
  expect(message).not.toContain('\n');
  expect(message).not.toContain(data.folder);
  expect(data.state()).toBe(before);
}

async function zipOf(name: string, members: Record<string, Buffer | Readable>): Promise<string> {
  const path = join(data.folder, name);
  const zip = new ZipFile();
  const written = pipeline(zip.outputStream, createWriteStream(path));
  for (const [member, content] of Object.entries(members))
    if (Buffer.isBuffer(content)) zip.addBuffer(content, member);
    else zip.addReadStream(content, member);
  zip.end();
  await written;
  return path;
}

function csv(lines: readonly string[] = LINES, header = headerLine()): Buffer {
  return Buffer.from([header, ...lines, ''].join('\n'));
}

/** Puts other bytes of the same length wherever some stand. */
function patched(path: string, from: string, to: string): string {
  writeFileSync(path, Buffer.from(readFileSync(path).toString('latin1').replaceAll(from, to), 'latin1'));
  return path;
}

/** Changes a field of the last entry of the directory of a zip. */
function withField(path: string, change: (bytes: Buffer, at: number) => void): string {
  const bytes = readFileSync(path);
  change(bytes, bytes.lastIndexOf('PK\x01\x02'));
  writeFileSync(path, bytes);
  return path;
}

const CRC = 16;
const SIZE = 24;
const FLAGS = 8;
const METHOD = 10;
const zipped = (name: string) => zipOf(name, { [MEMBER]: csv() });

describe('a zip', () => {
  it('in a zip is not opened', async () => {
    const inner = readFileSync(await zipped('inner.zip'));
    await refused(
      'nppes',
      await zipOf('nested.zip', { 'a.zip': inner }),
      'FILE has no npidata_pfile_….csv in it',
    );
  });

  it('of one endless record is left after 64 KB', async () => {
    const chunk = Buffer.alloc(1 << 20, '"a');
    const endless = Readable.from(
      (function* () {
        yield csv([]);
        for (let n = 0; n < sized(64, 4096); n++) yield chunk;
      })(),
    );
    const path = await zipOf('bomb.zip', { [MEMBER]: endless });
    expect(statSync(path).size).toBeLessThan(sized(1e6, 1e7));
    await refused('nppes', path, 'FILE has a record of more than 64 KB');
  });

  it('of endless lines of nothing is left as well', async () => {
    const lines = Buffer.from('""\n'.repeat(1 << 18));
    const endless = Readable.from(
      (function* () {
        yield csv(LINES);
        for (let n = 0; n < sized(64, 4096); n++) yield lines;
      })(),
    );
    await refused('nppes', await zipOf('lines.zip', { [MEMBER]: endless }), 'it is damaged');
  });

  it.each(['../', '/aa'])('with the path %s in it is refused', async (path) => {
    const made = await zipOf('path.zip', { [`aaa${MEMBER}`]: csv() });
    await refused('nppes', patched(made, `aaa${MEMBER}`, `${path}${MEMBER}`), 'FILE is no whole zip file');
  });

  it('without the file, with two, with an empty one, or with too many is refused', async () => {
    await refused(
      'nppes',
      await zipOf('other.zip', { 'a.csv': csv() }),
      'FILE has no npidata_pfile_….csv in it',
    );
    const two = { [MEMBER]: csv(), [nppesMember('2026-11-09', DATED)]: csv() };
    await refused('nppes', await zipOf('two.zip', two), 'FILE has 2 npidata_pfile_….csv in it');
    await refused(
      'nppes',
      await zipOf('hollow.zip', { [MEMBER]: Buffer.alloc(0) }),
      'FILE has an empty file in it.',
    );
    const many = Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`${n}.csv`, Buffer.from('a')]));
    await refused('nppes', await zipOf('many.zip', many), 'FILE has 101 files in it');
    const days = { 'npidata_pfile_20261332-20261399.csv': csv() };
    await refused('nppes', await zipOf('days.zip', days), 'does not say of which days it tells');
  });

  it('that is encrypted, or packed in another way, is refused', async () => {
    const encrypted = withField(await zipped('locked.zip'), (bytes, at) =>
      bytes.writeUInt16LE(1, at + FLAGS),
    );
    await refused('nppes', encrypted, 'FILE is encrypted');
    const packed = withField(await zipped('lzma.zip'), (bytes, at) => bytes.writeUInt16LE(14, at + METHOD));
    await refused('nppes', packed, 'FILE is packed in a way that the published file is not');
  });

  it('whose bytes are not what was packed is refused at its end', async () => {
    const other = withField(await zipped('crc.zip'), (bytes, at) => bytes.writeUInt32LE(7, at + CRC));
    await refused('nppes', other, 'What is in FILE is not what was packed');
    const longer = withField(await zipped('longer.zip'), (bytes, at) =>
      bytes.writeUInt32LE(20_000, at + SIZE),
    );
    await refused('nppes', longer, 'What is in FILE is not what was packed');
    const broken = await zipped('broken.zip');
    const bytes = readFileSync(broken);
    bytes.fill(0xff, 100, 200);
    writeFileSync(broken, bytes);
    await refused('nppes', broken, 'cannot be unpacked to its end');
  });

  it('that was not copied whole is refused', async () => {
    const short = await zipped('short.zip');
    truncateSync(short, statSync(short).size - 30);
    await refused('nppes', short, 'FILE is no whole zip file');
    truncateSync(short, 40);
    await refused('nppes', short, 'FILE is no whole zip file');
  });

  it('that is a picture, or nothing, is refused', async () => {
    const path = join(data.folder, 'picture.zip');
    writeFileSync(path, await (await photo(80, 80)).jpeg().toBuffer());
    await refused('nppes', path, 'FILE is no zip file');
    writeFileSync(path, '');
    await refused('nppes', path, 'FILE is empty.');
    await refused('nppes', data.folder, 'There is no file FILE.');
    await refused('nppes', join(data.folder, 'nowhere.zip'), 'There is no file FILE.');
    await refused('leie', join(data.folder, 'nowhere.csv'), 'There is no file FILE.');
  });
});

describe('a CSV', () => {
  const written = (lines: readonly string[], header?: string) =>
    writeNppesCsv(data.folder, { lines, dated: DATED, ...(header !== undefined && { header }) });
  const bytes = (content: Buffer | string) => {
    const path = join(data.folder, MEMBER);
    writeFileSync(path, content);
    return path;
  };

  it('with other columns, or without a header, is refused', async () => {
    const without = NPPES_COLUMNS.filter((column) => column !== 'Replacement NPI');
    await refused('nppes', await written(LINES, headerLine(without)), 'FILE has no column “Replacement NPI”');
    await refused('nppes', bytes(csv(LINES.slice(1), LINES[0])), 'it does not begin with a header');
    await refused('nppes', bytes(csv(['1'], 'name,age')), 'it does not begin with a header');
    await refused('nppes', bytes('\n\n\n'), 'FILE has nothing but empty lines.');
    await refused('nppes', bytes(csv([])), 'FILE has a header, and no records.');
    await refused(
      'nppes',
      bytes(csv(LINES.map((line) => `${line},"more"`))),
      '20 of 20 records of FILE are broken',
    );
  });

  it('of the other register is refused', async () => {
    await refused('nppes', bytes(csv(EXCLUSIONS, LEIE_COLUMNS)), 'FILE is an exclusion list (LEIE)');
    await refused('leie', bytes(csv()), 'FILE is a file of NPPES');
    await refused('leie', await zipped('UPDATED.zip'), 'FILE is a zip file');
    await refused('leie', writeLeie(data.folder, ['"x"'], { header: 'NAME' }), 'it has no column “LASTNAME”');
  });

  it('in UTF-16 is refused', async () => {
    const text = csv().toString();
    await refused('nppes', bytes(Buffer.from(`\uFEFF${text}`, 'utf16le')), 'FILE is no CSV in UTF-8');
    await refused(
      'nppes',
      bytes(Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()),
      'FILE is no CSV in UTF-8',
    );
    await refused('nppes', bytes(Buffer.from(text, 'utf16le')), 'FILE is no CSV in UTF-8');
  });

  it('that breaks off, or never closes a quotation mark, is refused', async () => {
    await refused('nppes', bytes(csv().subarray(0, -9000)), 'FILE breaks off within a value');
    const open = LINES.map((line, n) => (n === 3 ? line.replace('OSEI', 'OS"EI') : line));
    await refused(
      'nppes',
      bytes(csv([...open, ...LINES, ...LINES, ...LINES])),
      'FILE has a record of more than 64 KB',
    );
  });

  it('with a record of 10 MB is refused', async () => {
    const long = lineOfEntry(registryEntry({ npi: npiOf(50), last_name: 'A'.repeat(10 << 20) }));
    await refused('nppes', bytes(csv([...LINES, long])), 'FILE has a record of more than 64 KB');
    await refused(
      'leie',
      writeLeie(data.folder, [leieLine({ LASTNAME: 'A'.repeat(10 << 20) })]),
      'more than 64 KB',
    );
  });
});

it('what is harmless is read, and is text', async () => {
  const { folder, read, store } = registryFolder();
  const dirt = {
    '=HYPERLINK("http://example.com")': '=HYPERLINK("http://example.com")',
    '<script>alert(1)</script>': '<script>alert(1)</script>',
    'O\u0000S\u0007E\u202EI': 'OSEI',
    NUÑEZ: 'NUÑEZ',
  };
  const lines = Object.keys(dirt).map((last_name, n) =>
    lineOfEntry(registryEntry({ npi: npiOf(n), last_name: last_name.replaceAll('"', '""') })),
  );
  await read('nppes', await writeNppes(folder, { lines }));
  const names = Object.keys(dirt).map((_, n) => store.registry.entries.byNpi(npiOf(n))?.last_name);
  expect(names).toEqual(Object.values(dirt));
  expect(store.registry.entries.byNpi(npiOf(0))?.first_name).toBe('ADA');
});

it('letters of Windows, and broken ones, spoil no other', async () => {
  const { folder, read, store } = registryFolder();
  const text = csv([
    lineOfEntry(registryEntry({ npi: npiOf(0), last_name: 'NUÑEZ' })),
    lineOfEntry(registryEntry({ npi: npiOf(1), last_name: 'OSEI' })),
  ]).toString();
  const path = join(folder, MEMBER);
  writeFileSync(path, Buffer.from(text, 'latin1'));
  await read('nppes', path);
  expect([0, 1].map((n) => store.registry.entries.byNpi(npiOf(n))?.last_name)).toEqual(['NUÑEZ', 'OSEI']);
});

it('some broken records among many are left out, and counted', async () => {
  const { folder, read, store } = registryFolder();
  const lines = [
    ...LINES,
    nppesLine({ NPI: npiOf(30) })
      .replace('""', '"",""')
      .replace('""', '"2084P0800X"'),
    lineOfEntry(registryEntry({ npi: npiOf(31) })).replace('"OSEI"', 'OSEI" "'),
    'nothing at all',
  ];
  const { file } = await read('nppes', await writeNppes(folder, { lines }));
  expect(file).toMatchObject({ status: 'current', records: 23, changes: { new: 20, skipped: 3 } });
  expect(store.registry.entries.byNpi(npiOf(19))).not.toBeNull();
});
