/** Work that waits for its turn, by the source that asked for it. */

/**
 * Lets `atOnce` pieces of work run at once. Sources take turns: one that asks for much waits for itself, and whoever
 * asks for the first time is behind one piece of each of the others.
 */
export function createFairQueue(atOnce: number) {
  const lines = new Map<string, (() => void)[]>();
  let running = 0;

  function next(): void {
    const [first] = lines;
    if (!first || running >= atOnce) return;
    const [source, line] = first;
    const begin = line.shift();
    // To the end of the round, or out of it.
    lines.delete(source);
    if (line.length > 0) lines.set(source, line);
    running++;
    begin?.();
  }

  return {
    /** How many sources wait. */
    sources: (): number => lines.size,
    /** How much of a source waits. */
    waiting: (source: string): number => lines.get(source)?.length ?? 0,
    run<T>(source: string, work: () => Promise<T>): Promise<T> {
      return new Promise<T>((resolve, reject) => {
        const begin = () => {
          void work()
            .then(resolve, reject)
            .finally(() => {
              running--;
              next();
            });
        };
        const line = lines.get(source);
        if (line) line.push(begin);
        else lines.set(source, [begin]);
        next();
      });
    },
  };
}
