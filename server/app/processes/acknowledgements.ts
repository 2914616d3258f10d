/** Which readers have yet to follow what the writer has told. `done`: all have followed what was told under this number. */
export function createAcknowledgements(done: (number: number) => void) {
  const waiting = new Map<string, { number: number; readers: Set<number> }>();

  function followed(mark: string, reader: number): void {
    const told = waiting.get(mark);
    if (!told?.readers.delete(reader) || told.readers.size > 0) return;
    waiting.delete(mark);
    done(told.number);
  }

  return {
    followed,
    /** Something was told to readers, by their ids. */
    told(mark: string, number: number, readers: readonly number[]): void {
      if (readers.length === 0) return done(number);
      waiting.set(mark, { number, readers: new Set(readers) });
    },
    /** A reader has ended: nobody waits for it. */
    left(reader: number): void {
      for (const mark of waiting.keys()) followed(mark, reader);
    },
    /** Nobody asks any more. */
    clear: (): void => waiting.clear(),
  };
}
