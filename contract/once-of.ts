/** What is made when it is asked for first, and is the same from then on. */
export function onceOf<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
