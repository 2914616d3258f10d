import { firstNotBefore } from '../../first-not-before.ts';

/** Doctors by the words of their names, found by how a word begins. */
export interface Names {
  add(slot: number, name: string): void;
  remove(slot: number, name: string): void;
  /**
   * Those in whose names every given word begins a word, as bits of `blocks` words, one a block; null when there is
   * nobody, or no word.
   */
  matching(words: readonly string[], blocks: number): Int32Array | null;
}

export function createNames(): Names {
  const slotsOf = new Map<string, number[]>();
  let sorted: string[] | null = null;
  /** By a single letter that a word begins with: too many names do to go through them at each search. */
  const withInitial = new Map<string, Int32Array>();

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
        const initial = withRoom(withInitial.get(word[0]), slot);
        initial[slot >>> 5] |= 1 << (slot & 31);
        withInitial.set(word[0], initial);
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
        const initial = withInitial.get(word[0]);
        if (initial) initial[slot >>> 5] &= ~(1 << (slot & 31));
        const slots = slotsOf.get(word);
        const at = slots?.indexOf(slot) ?? -1;
        if (!slots || at === -1) continue;
        slots.splice(at, 1);
        if (slots.length > 0) continue;
        slotsOf.delete(word);
        sorted?.splice(firstNotBefore(sorted, word), 1);
      }
    },
    matching(words, blocks) {
      if (words.length === 0) return null;
      const found = bitsOf(words[0], blocks);
      for (const word of words.slice(1)) keepBoth(found, bitsOf(word, blocks));
      return found.some((word) => word !== 0) ? found : null;
    },
  };

  /** Of everybody with a word that begins so. */
  function bitsOf(start: string, blocks: number): Int32Array {
    const bits = new Int32Array(blocks);
    if (start.length === 1) {
      bits.set((withInitial.get(start) ?? bits).subarray(0, blocks));
      return bits;
    }
    for (const word of beginningWith(start)) {
      for (const slot of slotsOf.get(word) ?? []) bits[slot >>> 5] |= 1 << (slot & 31);
    }
    return bits;
  }
}

/** The same bits, with room for a slot. */
function withRoom(bits: Int32Array | undefined, slot: number): Int32Array {
  const needed = (slot >>> 5) + 1;
  if (bits && bits.length >= needed) return bits;
  const larger = new Int32Array(2 * needed);
  if (bits) larger.set(bits);
  return larger;
}

function keepBoth(found: Int32Array, others: Int32Array): void {
  for (let block = 0; block < found.length; block++) found[block] &= others[block];
}

/** The words of a text: lower case, without accents and punctuation. */
export function wordsOf(text: string): string[] {
  const folded = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return folded.replace(/['’]/g, '').match(/[\p{L}\p{N}]+/gu) ?? [];
}
