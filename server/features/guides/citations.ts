import { ContentError } from './content-error.ts';

/** Numbers the sources of one page. */
export interface Citations {
  /** The number of a source, from 1: the next one at its first mention. Throws a ContentError for an unknown id. */
  cite(id: string, line: number): number;
  /** Ids in the order of their numbers. */
  inOrder(): string[];
}

/** Citations among the sources of these ids. */
export function createCitations(known: readonly string[]): Citations {
  const cited: string[] = [];
  return {
    cite(id, line) {
      if (!known.includes(id)) throw new ContentError(line, `no source is called '${id}'`);
      if (!cited.includes(id)) cited.push(id);
      return cited.indexOf(id) + 1;
    },
    inOrder: () => cited,
  };
}
