import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { IMPORT_LINES } from '#contract/imports.ts';
import { Refusal } from '../../platform/http/refusal.ts';

/** A record of a file, and the line on which it begins, from 1. */
export interface CsvRecord {
  line: number;
  cells: string[];
}

interface Parsed {
  record: string[];
  /** `lines`: the one on which the record ends. */
  info: { lines: number };
}

/** Characters that are read in a turn. */
const SLICE = 64_000;
const LONGEST_RECORD = 100_000;

/**
 * The records of a file, the header first, without empty lines; `turn` is waited for between two slices. Throws 202 with a sentence for a file that cannot be
 * read.
 */
export async function readCsv(bytes: Buffer, turn: () => Promise<void>): Promise<CsvRecord[]> {
  const text = decoded(bytes);
  const parser = parse({
    delimiter: delimiterOf(text),
    record_delimiter: '\n',
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_RECORD,
  });
  const records: CsvRecord[] = [];
  try {
    for await (const { record, info } of Readable.from(slices(text, turn)).pipe(
      parser,
    ) as AsyncIterable<Parsed>) {
      if (records.length > IMPORT_LINES)
        throw refused(
          `A file has at most ${IMPORT_LINES.toLocaleString('en-US')} lines of doctors. Please split it.`,
        );
      records.push({ line: info.lines - lineEndsIn(record), cells: record.map(undefused) });
    }
  } catch (error) {
    throw error instanceof CsvError ? refused(sentenceOf(error)) : error;
  }
  return records;
}

/** The text of a file, without its byte order mark, and with one kind of line ends. */
function decoded(bytes: Buffer): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text.replace(/\r\n?/g, '\n');
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  throw refused(
    'This file is not in UTF-8, so names with accents would be broken. In Excel, save it as “CSV UTF-8”; in other ' +
      'programs choose the character set UTF-8.',
  );
}

/** Office programs of many countries set cells apart by semicolons: what the header has most of decides. */
function delimiterOf(text: string): string {
  const [header] = text.split('\n', 1);
  const count = (mark: string) => header.split(mark).length;
  return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}

async function* slices(text: string, turn: () => Promise<void>) {
  for (let at = 0; at < text.length; at += SLICE) {
    await turn();
    yield text.slice(at, at + SLICE);
  }
}

function lineEndsIn(cells: string[]): number {
  return cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
}

/** A file of refused lines, put right and sent again: the apostrophe that made a cell harmless goes. */
function undefused(cell: string): string {
  return cell.replace(/^'(?=[=+\-@])/, '');
}

function sentenceOf({ code, lines }: CsvError & { lines?: unknown }): string {
  if (code === 'CSV_QUOTE_NOT_CLOSED') return 'A quotation mark in this file is opened and never closed.';
  const line = typeof lines === 'number' ? `line ${lines}` : 'one of its lines';
  return code === 'CSV_MAX_RECORD_SIZE'
    ? `There are more than ${LONGEST_RECORD.toLocaleString('en-US')} characters in ${line}.`
    : `This is not CSV: something is wrong with a quotation mark in ${line}.`;
}

function refused(sentence: string): Refusal {
  return new Refusal(202, sentence, { field: 'file' });
}
