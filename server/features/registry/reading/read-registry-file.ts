import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { longDate } from '#contract/dates.ts';
import { REGISTRY_FILES } from '#contract/registry.ts';
import type { RegisterKind } from '#contract/registry.ts';
import type { RegistryFile } from '#contract/schemas/answers/registry.ts';
import type { OpenRegistry } from '../../../../db/registry/open-registry.ts';
import { leieReader } from './leie-reader.ts';
import { nppesReader } from './nppes-reader.ts';
import { readRecords } from './read-records.ts';
import type { Batch } from './read-records.ts';
import type { Reader } from './reader.ts';
import { refuseOutdated } from './refuse-outdated.ts';
import type { Source } from './source.ts';
import { UnreadableFile } from './unreadable-file.ts';
import { whyHeld } from './why-held.ts';

export interface ReadingOrder {
  registry: OpenRegistry;
  /** Whether a file of NPPES is a monthly or a weekly one it says itself. */
  register: RegisterKind;
  path: string;
  /** The administrator who wants it; null for the command. */
  startedBy: number | null;
  now: () => Date;
  /** Bytes of what is unpacked. */
  onProgress?: (read: number, of: number) => void;
}

export interface WhatWasRead {
  file: RegistryFile;
  /** It was read before, and nothing was done. */
  wasKnown: boolean;
}

/**
 * Reads a file of a register beside those that count, and lets it count, or holds it for an administrator. Killed at any
 * moment it goes on where it was when it is called again with the same file. Throws in a sentence, with nothing changed, for
 * what cannot be read; another error leaves it to be read on.
 */
export async function readRegistryFile(order: ReadingOrder): Promise<WhatWasRead> {
  const { registry, register, path, now } = order;
  const name = basename(path);
  const letGo = registry.hold();
  try {
    await removeOldRows(registry);
    const today = now().toISOString().slice(0, 10);
    const reader = await (register === 'leie'
      ? leieReader(registry, path, name, today)
      : nppesReader(registry, path, name));
    try {
      return await read(reader, order, today);
    } finally {
      reader.source.close();
    }
  } finally {
    letGo();
  }
}

async function read(
  reader: Reader,
  { registry, startedBy, onProgress }: ReadingOrder,
  today: string,
): Promise<WhatWasRead> {
  const { source } = reader;
  const known = stillKnown(registry, source);
  if (known && known.status !== 'reading') return { file: known, wasKnown: true };
  refuseOutdated(registry, source, today);
  const id = await registry.write(() => begin(registry, source, known, startedBy));
  try {
    await readOn(reader, id, registry, onProgress);
    await finish(registry, source, id, startedBy);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    await registry.write(() => registry.files.fail(id, error.message));
    await removeOldRows(registry);
    throw error;
  }
  await removeOldRows(registry);
  return { file: fileOf(registry, id), wasKnown: false };
}

/** What became of the same bytes. What another file of the same day has replaced may be read once more instead of that. */
function stillKnown({ files }: OpenRegistry, { kind, fingerprint, dated }: Source): RegistryFile | null {
  const known = files.known(fingerprint);
  if (known?.status !== 'replaced' || kind === 'nppes-weekly') return known;
  const { nppes, leie } = files.state();
  const current = kind === 'leie' ? leie : nppes;
  return current && current.dated > dated ? known : null;
}

/** Answers its id: the one that it had, where it was broken off. Another one that was is given up. */
function begin(
  { files }: OpenRegistry,
  { kind, name, fingerprint, dated, bytes }: Source,
  known: RegistryFile | null,
  startedBy: number | null,
): number {
  const id = known?.id ?? files.add({ kind, name, fingerprint, dated, bytes, started_by: startedBy });
  files.failUnfinished(kind, id, 'It was broken off, and another file was read then.');
  return id;
}

async function readOn(
  { source, look, keeper }: Reader,
  id: number,
  registry: OpenRegistry,
  onProgress: ReadingOrder['onProgress'],
): Promise<void> {
  let file = fileOf(registry, id);
  // Where it was broken off is said before the way there, which takes minutes in a zip.
  if (file.read_to > 0) onProgress?.(file.read_to, file.bytes);
  for await (const batch of readRecords(source, file.read_to, look)) {
    // Nothing is worked out while the server may wait.
    const keepers = batch.records.map(keeper);
    file = await registry.write(() => keepBatch(registry, id, batch, keepers));
    if (isHopeless(file, HOPELESS)) throw notARegister(source.name, file);
    onProgress?.(file.read_to, file.bytes);
  }
  if (file.records === 0) throw new UnreadableFile(`${source.name} has a header, and no records.`);
  if (isHopeless(file, TOLERATED)) throw notARegister(source.name, file);
}

/** With how far it is read, so that each record is kept once. */
function keepBatch(
  { files }: OpenRegistry,
  id: number,
  { seen, broken, read_to }: Batch,
  keepers: ReturnType<Reader['keeper']>[],
): RegistryFile {
  const file = stillReading(files, id);
  for (const keep of keepers) keep?.(id);
  const skipped = keepers.filter((keep) => keep === null).length + broken;
  const changes = { skipped: (file.changes.skipped ?? 0) + skipped };
  files.advance({ id, read_to, records: file.records + seen, changes });
  return fileOf({ files }, id);
}

/** Broken records that a file may have however small it is, and how many say early that it is something else. */
const TOLERATED = 10;
const HOPELESS = 1000;

function isHopeless({ records, changes }: RegistryFile, tolerated: number): boolean {
  return (changes.skipped ?? 0) > Math.max(tolerated, records / 100);
}

function notARegister(name: string, { records, changes }: RegistryFile): UnreadableFile {
  return new UnreadableFile(`${changes.skipped} of ${records} records of ${name} are broken: it is damaged.`);
}

async function finish(
  registry: OpenRegistry,
  source: Source,
  id: number,
  startedBy: number | null,
): Promise<void> {
  for (;;) {
    const current = registry.changes.current();
    const file = fileOf(registry, id);
    const changes = { ...file.changes, ...registry.changes.of(file) };
    const why = whyHeld(registry, file);
    const isDone = await registry.write(() => {
      stillReading(registry.files, id);
      // Somebody has accepted a file meanwhile: it is compared with that one, then.
      if (registry.changes.current() !== current) return false;
      registry.files.advance({ ...file, changes });
      if (why === null) registry.files.makeCurrent(id);
      else registry.files.hold(id, why);
      registry.audit.add({
        action: why === null ? 'read registry file' : 'held registry file',
        actor: startedBy,
        object: { kind: 'registry file', id },
        note: `${REGISTRY_FILES[source.kind]}, up to ${longDate(source.dated)}`,
      });
      return true;
    });
    if (isDone) return;
  }
}

/** Throws for one that an administrator has discarded meanwhile. */
function stillReading(files: OpenRegistry['files'], id: number): RegistryFile {
  const file = fileOf({ files }, id);
  if (file.status !== 'reading') throw new UnreadableFile(file.why ?? 'It was stopped.');
  return file;
}

function fileOf({ files }: Pick<OpenRegistry, 'files'>, id: number): RegistryFile {
  const file = files.one(id);
  if (!file) throw new Error(`There is no file ${id}`);
  return file;
}

const SLICE = 200;
/** Between two slices, so that the server comes to write. */
const PAUSE = 10;

/** What was replaced, or has failed: whoever stopped in the middle of it, whenever that was. */
async function removeOldRows({ files, write }: OpenRegistry): Promise<void> {
  while ((await write(() => files.removeOld(SLICE))) > 0) await sleep(PAUSE);
}
