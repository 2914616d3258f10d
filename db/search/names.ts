import { firstNotBefore } from '../first-not-before.ts';

/** Doctors by the words of their names, found by how a word begins. */
export interface Names {
  add(slot: number, name: string): void;
  remove(slot: number, name: string): void;
  /** Slots of those in whose names every given word begins a word; nobody for no words. */
  matching(words: string[]): number[];
}

export function createNames(): Names {
  const slotsOf = new Map<string, number[]>();
  let sorted: string[] | null = null;

  function beginningWith(start: string): string[] {
    sorted ??= [...slotsOf.keys()].sort();
    const found: string[] = [];
    for (let i = firstNotBefore(sorted, start); i < sorted.length && sorted[i].startsWith(start); i++) {
      found.push(sorted[i]);
    }
    return found;
  }

  return {
    add(slot, name) {
      for (const word of new Set(wordsOf(name))) {
        const slots = slotsOf.get(word);
        if (slots) slots.push(slot);
        else {
          slotsOf.set(word, [slot]);
          sorted?.splice(firstNotBefore(sorted, word), 0, word);
        }
      }
    },
    remove(slot, name) {
      for (const word of new Set(wordsOf(name))) {
        const slots = slotsOf.get(word);
        const at = slots?.indexOf(slot) ?? -1;
        if (slots && at !== -1) slots.splice(at, 1);
      }
    },
    matching(words) {
      const [first, ...others] = words.map(
        (word) => new Set(beginningWith(word).flatMap((known) => slotsOf.get(known) ?? [])),
      );
      return [...(first ?? [])].filter((slot) => others.every((slots) => slots.has(slot)));
    },
  };
}

/** The words of a text: lower case, without accents and punctuation. */
export function wordsOf(text: string): string[] {
  const folded = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return folded.replace(/['’]/g, '').match(/[\p{L}\p{N}]+/gu) ?? [];
}
