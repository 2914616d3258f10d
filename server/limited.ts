/** Lets `most` pieces of work run at once; the others wait their turn. */
export function limited(most: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    // Whoever is done hands its turn over, so that nobody who comes meanwhile takes it as well.
    if (running >= most) await new Promise<void>((go) => waiting.push(go));
    else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
