import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a page of the site promises, by what keeps it. A duty of the operator that quotes a sentence is enough for it. */
export interface Promises {
  /** A sentence, and what proves that it is so. */
  kept: { sentence: string; proofs: string[] }[];
  /** Sentences that promise nothing. */
  nothing: string[];
}

/** What the text file beside this one says of a page. */
export function promisesOf(page: string): Promises {
  const text = readFileSync(join(import.meta.dirname, `${page}.txt`), 'utf8').trimEnd();
  const [, kept, , nothing] = text.split('\n\n');
  return {
    kept: kept.split(/\n(?! )/).map((entry) => {
      const [sentence, ...proofs] = entry.split('\n  ');
      return { sentence, proofs };
    }),
    nothing: nothing.split('\n'),
  };
}
