import type { Look } from './read-records.ts';
import type { Source } from './source.ts';

/** How a file of a register is read, one record after another. */
export interface Reader {
  source: Source;
  look(record: Buffer): Look;
  /** Answers what keeps what a record says, in a transaction; null for one that is broken. */
  keeper(record: string[]): ((fileId: number) => void) | null;
}
