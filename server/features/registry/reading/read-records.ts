import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { createSplitter } from './split-records.ts';
import type { Source } from './source.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** Some records of a file, and how far it is read with them. */
export interface Batch {
  /** The values of those that are wanted. */
  records: string[][];
  /** How many were looked at, and how many of these are none by their look. */
  seen: number;
  broken: number;
  /** In bytes of what is unpacked: from here the next batch goes on. */
  read_to: number;
}

/** `no`: of nobody who is wanted; `broken`: no record. */
export type Look = 'wanted' | 'no' | 'broken';

/** Of a batch: the server waits while they are written. */
const MOST_RECORDS = 100;
const PIECE = 1 << 16;
const MOST_BYTES = 32 << 20;
/** So many say that it is another file. */
const MOST_BROKEN = 1000;

/** The names of the columns. Throws where the file is no text of a register. */
export async function readHeader({ chunks, name }: Pick<Source, 'chunks' | 'name'>): Promise<string[]> {
  let header: string[] | null = null;
  const splitter = createSplitter(name, (record) => {
    header ??= headerOf(record, name);
  });
  for await (const chunk of chunks()) {
    splitter.push(chunk);
    if (header) return header;
  }
  splitter.end();
  if (header) return header;
  throw new UnreadableFile(`${name} has nothing but empty lines.`);
}

/** The records after the header, or after what was read before, in batches; see createSplitter for what it throws. */
export async function* readRecords(
  { chunks, name }: Pick<Source, 'chunks' | 'name'>,
  readTo: number,
  look: (record: Buffer) => Look,
): AsyncGenerator<Batch> {
  let wanted: string[] = [];
  let [seen, broken] = [0, 0];
  let isHeader = readTo === 0;
  const splitter = createSplitter(name, (record) => {
    if (isHeader) return void (isHeader = false);
    seen++;
    const what = look(record);
    if (what === 'broken') broken++;
    if (what === 'wanted') wanted.push(decoded(record));
  });

  let passed = 0;
  let told = readTo;
  for await (const chunk of chunks()) {
    const known = Math.min(chunk.length, Math.max(0, readTo - passed));
    passed += chunk.length;
    for (let from = known; from < chunk.length; from += PIECE) {
      splitter.push(chunk.subarray(from, from + PIECE));
      const isFull = wanted.length >= MOST_RECORDS || broken >= MOST_BROKEN;
      if (isFull || readTo + splitter.readTo() - told >= MOST_BYTES) yield batch();
    }
  }
  splitter.end();
  yield batch();

  function batch(): Batch {
    const { records, unreadable } = parsed(wanted);
    const made = { records, seen, broken: broken + unreadable, read_to: readTo + splitter.readTo() };
    wanted = [];
    [seen, broken] = [0, 0];
    told = made.read_to;
    return made;
  }
}

function headerOf(record: Buffer, name: string): string[] {
  if (record.includes(0) || (record[0] >= 0xfe && record[1] >= 0xfe))
    throw new UnreadableFile(`${name} is no CSV in UTF-8: it is in UTF-16, or no text at all.`);
  const { records } = parsed([decoded(record).replace(/^\uFEFF/, '')]);
  if (records.length === 0) throw new UnreadableFile(`${name} is no CSV: it does not begin with a header.`);
  return records[0].map((column) => column.trim());
}

/** One after another where all at once are refused: a broken one takes no others with it. */
function parsed(texts: string[]): { records: string[][]; unreadable: number } {
  const all = parsedOrNull(texts.join('\n'));
  if (all !== null) return { records: all, unreadable: 0 };
  const each = texts.map(parsedOrNull);
  const records = each.filter((record) => record !== null).flat();
  return { records, unreadable: texts.length - records.length };
}

function parsedOrNull(text: string): string[][] | null {
  try {
    return parse(text, { record_delimiter: '\n', relax_column_count: true });
  } catch (error) {
    if (error instanceof CsvError) return null;
    throw error;
  }
}

const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const WINDOWS = new TextDecoder('windows-1252');

/** What is no UTF-8 is taken for what Windows writes: each byte is a letter there. */
function decoded(record: Buffer): string {
  try {
    return UTF8.decode(record);
  } catch {
    return WINDOWS.decode(record);
  }
}
