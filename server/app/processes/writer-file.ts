import type { Whereabouts } from './messages.ts';

/** Milliseconds for which a request waits for a writer that is said to come. */
const MOST_PATIENCE = 10_000;

export type WriterFile = ReturnType<typeof createWriterFile>;

/** Where the writer listens, for a reader: it may be another one at any time. */
export function createWriterFile(known: Whereabouts) {
  const waiting = new Set<() => void>();

  return {
    now(whereabouts: Whereabouts): void {
      known = whereabouts;
      if (!known.isComing) for (const go of waiting) go();
    },
    /** The file, after it was waited for if it is said to come; null where there is none. */
    async get(): Promise<string | null> {
      if (known.isComing) await coming();
      return known.at;
    },
  };

  function coming(): Promise<void> {
    return new Promise((resolve) => {
      const go = () => {
        clearTimeout(patience);
        waiting.delete(go);
        resolve();
      };
      const patience = setTimeout(go, MOST_PATIENCE);
      waiting.add(go);
    });
  }
}
