import type { Look } from './read-records.ts';
import type { Source } from './source.ts';

/** How a file of a register is read, one record after another. */
export interface Reader {
  source: Source;
  look(record: Buffer): Look;
  /** Keeps what a record says; false for one that is broken. In a transaction. */
  keep(fileId: number, record: string[]): boolean;
}
