import type { Value } from './listed-words.ts';

export function isAmong(values: readonly Value[], { filter, value }: Value): boolean {
  return values.some((other) => other.filter === filter && other.value === value);
}

/** Notes a value with the words that say it: once, however often it is said. */
export function note<Said extends Value & { words: string[] }>(all: Said[], said: Said): void {
  const known = all.find((other) => isAmong([other], said));
  if (known) known.words.push(...said.words.filter((words) => !known.words.includes(words)));
  else all.push(said);
}
