/** What is asked about the same key is done one after the other; what fails is in nobody's way. */
export function turnsBy<Key>() {
  const turns = new Map<Key, Promise<unknown>>();

  return async function inTurn<T>(key: Key, work: () => Promise<T>): Promise<T> {
    const before = turns.get(key) ?? Promise.resolve();
    const mine = before.catch(() => undefined).then(work);
    turns.set(key, mine);
    try {
      return await mine;
    } finally {
      if (turns.get(key) === mine) turns.delete(key);
    }
  };
}
