import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createInflateRaw } from 'node:zlib';
import { openPromise } from 'yauzl';
import type { Entry, ZipFile } from 'yauzl';
import { UnreadableFile } from './unreadable-file.ts';

/** NPPES has a dozen. */
const MOST_MEMBERS = 100;
/** The whole of NPPES is 12 GB. */
const MOST_BYTES = 60e9;
const STORED = 0;
const DEFLATED = 8;

/**
 * The bytes of the one file of a zip that is wanted. Nothing of it is written anywhere; that its names are harmless yauzl
 * sees to, and all the same nobody uses them. Throws for what is no zip, and for one without it.
 */
export async function zippedBytes(path: string, name: string, isWanted: (member: string) => boolean) {
  const zip = await ofZip(name, openPromise(path, { autoClose: false }));
  try {
    const entry = await wantedEntry(zip, name, isWanted);
    return {
      member: entry.fileName,
      bytes: entry.uncompressedSize,
      fingerprint: `${entry.uncompressedSize}-${entry.compressedSize}-${entry.crc32.toString(16)}`,
      chunks: () => checked(unpacked(zip, entry, name), entry, name),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function wantedEntry(
  zip: ZipFile,
  name: string,
  isWanted: (member: string) => boolean,
): Promise<Entry> {
  if (zip.entryCount > MOST_MEMBERS)
    throw new UnreadableFile(`${name} has ${zip.entryCount} files in it: it is no download of NPPES.`);
  const entries: Entry[] = [];
  await ofZip(
    name,
    (async () => {
      for await (const entry of zip.eachEntry()) if (isWanted(entry.fileName)) entries.push(entry);
    })(),
  );
  const [entry] = entries;
  if (entries.length !== 1)
    throw new UnreadableFile(
      `${name} has ${entries.length || 'no'} npidata_pfile_….csv in it: it is no download of NPPES.`,
    );
  if (entry.isEncrypted())
    throw new UnreadableFile(`${name} is encrypted: the published file is not. Download NPPES anew.`);
  if (entry.compressionMethod !== STORED && entry.compressionMethod !== DEFLATED)
    throw new UnreadableFile(
      `${name} is packed in a way that the published file is not. Download NPPES anew.`,
    );
  if (entry.uncompressedSize > MOST_BYTES)
    throw new UnreadableFile(
      `${name} has ${Math.round(entry.uncompressedSize / 1e9)} GB in it: NPPES has 12.`,
    );
  if (entry.uncompressedSize === 0) throw new UnreadableFile(`${name} has an empty file in it.`);
  return entry;
}

/** What zlib hands out at once is large here: a turn for every 16 KB takes as long as the inflating. */
async function* unpacked(zip: ZipFile, entry: Entry, name: string): AsyncIterable<Buffer> {
  const packed = await ofZip(name, zip.openReadStreamPromise(entry, { decodeFileData: false }));
  const plain =
    entry.compressionMethod === STORED ? new PassThrough() : createInflateRaw({ chunkSize: 1 << 18 });
  const through = pipeline(packed, plain);
  // It rejects with what the loop throws, too.
  through.catch(() => {});
  try {
    for await (const chunk of plain as AsyncIterable<Buffer>) yield chunk;
    await through;
  } catch (error) {
    if (
      !(error instanceof Error) ||
      !/^(Z_|ERR_STREAM_PREMATURE)/.test((error as NodeJS.ErrnoException).code ?? '')
    )
      throw error;
    throw new UnreadableFile(`${name} cannot be unpacked to its end: it was damaged, or not copied whole.`, {
      cause: error,
    });
  } finally {
    packed.destroy();
    plain.destroy();
  }
}

/** Throws where it is not as long as the zip says, or not what was packed. */
async function* checked(chunks: AsyncIterable<Buffer>, entry: Entry, name: string): AsyncIterable<Buffer> {
  let sum = 0;
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > entry.uncompressedSize) break;
    sum = crc32(chunk, sum);
    yield chunk;
  }
  if (bytes !== entry.uncompressedSize || sum !== entry.crc32)
    throw new UnreadableFile(
      `What is in ${name} is not what was packed: it was damaged, or not copied whole.`,
    );
}

/** What yauzl throws is about the file, but for what the disk says. */
async function ofZip<T>(name: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && (error as NodeJS.ErrnoException).code === undefined)
      throw new UnreadableFile(`${name} is no whole zip file (${error.message.split('\n')[0]}).`, {
        cause: error,
      });
    throw error;
  }
}
