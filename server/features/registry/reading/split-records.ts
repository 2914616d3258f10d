import { createQuoteParity } from './quote-parity.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** No record of a register is a tenth of it. */
const LONGEST = 65_536;
const PIECE = 262_144;

const LINE_END = 0x0a;
const RETURN = 0x0d;

/**
 * Cuts the bytes of a CSV file into its records, with nothing but quotation marks and line ends in mind: taking 330 columns
 * apart costs twenty times as much (docs/decisions/0043), and one record in a hundred is wanted. `take` is called with each
 * that is not empty, without its line end, in a buffer that is written over afterwards.
 */
export function createSplitter(name: string, take: (record: Buffer) => void) {
  const work = Buffer.alloc(LONGEST + PIECE);
  const parityOf = createQuoteParity(work);
  /** What is in it: the beginning of a record that has not ended, with so many quotation marks, even or odd. */
  let kept = 0;
  let quotes = 0;
  let readTo = 0;

  return {
    /** Throws for a record that is too long, as all of a file is where a quotation mark is never closed. */
    push(chunk: Buffer): void {
      for (let from = 0; from < chunk.length; from += PIECE) cut(chunk.subarray(from, from + PIECE));
    },
    /** Takes what stands after the last line end. Throws where that breaks off within quotation marks. */
    end(): void {
      if (quotes !== 0)
        throw new UnreadableFile(`${name} breaks off within a value: it was not copied to its end.`);
      taken(0, kept);
      readTo += kept;
      kept = 0;
    },
    /** How many bytes the records have that were taken. */
    readTo: (): number => readTo,
  };

  function cut(piece: Buffer): void {
    piece.copy(work, kept);
    const end = kept + piece.length;
    const filled = work.subarray(0, end);
    let start = 0;
    let from = kept;
    for (let at = filled.indexOf(LINE_END, from); at !== -1; at = filled.indexOf(LINE_END, from)) {
      quotes ^= parityOf(from, at);
      from = at + 1;
      if (quotes !== 0) continue;
      taken(start, at);
      start = from;
    }
    quotes ^= parityOf(from, end);
    work.copyWithin(0, start, end);
    kept = end - start;
    readTo += start;
    if (kept > LONGEST) throw tooLong(name);
  }

  function taken(start: number, end: number): void {
    const until = end > start && work[end - 1] === RETURN ? end - 1 : end;
    if (until - start > LONGEST) throw tooLong(name);
    if (until > start) take(work.subarray(start, until));
  }
}

function tooLong(name: string): UnreadableFile {
  return new UnreadableFile(
    `${name} has a record of more than 64 KB: it is another file, or a quotation mark in it is never closed.`,
  );
}
