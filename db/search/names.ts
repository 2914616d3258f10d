import { firstNotBefore } from '../first-not-before.ts';
import { STEPS, editDistance } from '../text/edit-distance.ts';
import { createNearWords } from '../text/near-words.ts';
import type { NearWord } from '../text/near-words.ts';
import { soundsOf } from '../text/sounds.ts';
import { tokensOf, wordsOf } from '../text/tokens.ts';

/** Doctors by the words of their names. Sets of doctors are bits of `blocks` words, one a block; null for nobody. */
export interface Names {
  add(slot: number, name: string): void;
  remove(slot: number, name: string): void;
  /** Those in whose names every given word is a word; a single letter is an initial. */
  whole(words: readonly string[], blocks: number): Int32Array | null;
  /** Those in whose names every given word begins a word. */
  beginning(words: readonly string[], blocks: number): Int32Array | null;
  /** Those in whose names most of the given words are words; single letters do not count. */
  mostOf(words: readonly string[], blocks: number): Int32Array | null;
  /** Whether it is a word of somebody's name. */
  has(word: string): boolean;
  /** Whether a word of somebody's name begins so. */
  begins(start: string): boolean;
  /** Words of names that are spelled nearly so; where none is by one letter, those that sound so are as near ("Voychik"). */
  near(word: string, most: number): NearWord[];
  /** How many have a word in their names. */
  frequency(word: string): number;
}

export function createNames(): Names {
  const slotsOf = new Map<string, number[]>();
  const nearWords = createNearWords(STEPS);
  /** By how they sound. */
  const wordsOfSound = new Map<string, Set<string>>();
  let sorted: string[] | null = null;
  /** By a single letter that a word begins with: too many names do to go through them at each search. */
  const withInitial = new Map<string, Int32Array>();

  function inOrder(): string[] {
    return (sorted ??= [...slotsOf.keys()].sort());
  }

  function beginningWith(start: string): string[] {
    const words = inOrder();
    const found: string[] = [];
    for (let i = firstNotBefore(words, start); i < words.length && words[i].startsWith(start); i++) {
      found.push(words[i]);
    }
    return found;
  }

  return {
    add(slot, name) {
      for (const word of spellingsOf(name)) {
        const initial = withRoom(withInitial.get(word[0]), slot);
        initial[slot >>> 5] |= 1 << (slot & 31);
        withInitial.set(word[0], initial);
        const slots = slotsOf.get(word);
        if (slots) slots.push(slot);
        else {
          slotsOf.set(word, [slot]);
          nearWords.add(word);
          for (const sound of soundsOf(word)) addTo(wordsOfSound, sound, word);
          sorted?.splice(firstNotBefore(sorted, word), 0, word);
        }
      }
    },
    remove(slot, name) {
      for (const word of spellingsOf(name)) {
        const initial = withInitial.get(word[0]);
        if (initial) initial[slot >>> 5] &= ~(1 << (slot & 31));
        const slots = slotsOf.get(word);
        const at = slots?.indexOf(slot) ?? -1;
        if (!slots || at === -1) continue;
        slots.splice(at, 1);
        if (slots.length > 0) continue;
        slotsOf.delete(word);
        nearWords.remove(word);
        for (const sound of soundsOf(word)) wordsOfSound.get(sound)?.delete(word);
        sorted?.splice(firstNotBefore(sorted, word), 1);
      }
    },
    whole: (words, blocks) => matching(words, blocks, wholeWord),
    beginning: (words, blocks) => matching(words, blocks, beginningWith),
    mostOf(words, blocks) {
      const had = new Map<number, number>();
      let most = 0;
      for (const word of words) {
        for (const slot of slotsOf.get(word) ?? []) {
          const count = (had.get(slot) ?? 0) + 1;
          had.set(slot, count);
          most = Math.max(most, count);
        }
      }
      if (most === 0) return null;
      const bits = new Int32Array(blocks);
      for (const [slot, count] of had) if (count === most) bits[slot >>> 5] |= 1 << (slot & 31);
      return bits;
    },
    has: (word) => slotsOf.has(word),
    begins(start) {
      const words = inOrder();
      return words[firstNotBefore(words, start)]?.startsWith(start) ?? false;
    },
    near(word, most) {
      const near = nearWords.near(word, most);
      const nearest = near[0]?.distance ?? Infinity;
      if (nearest <= 1) return near;
      const alike = soundingLike(word, nearest);
      return [...alike, ...near.filter((one) => !alike.some((other) => other.word === one.word))];
    },
    frequency: (word) => slotsOf.get(word)?.length ?? 0,
  };

  function soundingLike(word: string, nearest: number): NearWord[] {
    if (word.length < SHORTEST_SOUND) return [];
    const most = Math.min(nearest, Math.ceil(word.length / 2));
    const alike = new Set(soundsOf(word).flatMap((sound) => [...(wordsOfSound.get(sound) ?? [])]));
    return [...alike]
      .map((other) => ({ word: other, steps: editDistance(word, other, most, STEPS) }))
      .filter(({ steps }) => steps <= most)
      .sort((a, b) => a.steps - b.steps)
      .map((other) => ({ word: other.word, distance: 1 }));
  }

  function wholeWord(word: string): string[] {
    return slotsOf.has(word) ? [word] : [];
  }

  function matching(
    words: readonly string[],
    blocks: number,
    spelled: (word: string) => string[],
  ): Int32Array | null {
    if (words.length === 0) return null;
    const found = bitsOf(words[0]);
    for (const word of words.slice(1)) {
      if (found.every((bits) => bits === 0)) return null;
      keepBoth(found, bitsOf(word));
    }
    return found.some((bits) => bits !== 0) ? found : null;

    function bitsOf(word: string): Int32Array {
      const bits = new Int32Array(blocks);
      if (word.length === 1) {
        bits.set((withInitial.get(word) ?? bits).subarray(0, blocks));
        return bits;
      }
      for (const one of spelled(word)) {
        for (const slot of slotsOf.get(one) ?? []) bits[slot >>> 5] |= 1 << (slot & 31);
      }
      return bits;
    }
  }
}

const SHORTEST_SOUND = 5;

const SPELLED_OUT: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };
/** They belong to the word behind them, which many write in one: "De La Cruz", "delacruz". */
const PARTICLES = new Set(
  wordsOf('al abu ben bin da das de del della der di dos du el ibn la le mac mc o san st van von'),
);

/**
 * The words of a name in every spelling that people use: without marks, "Müller" also as "mueller", "MacLeod" also as
 * "mcleod", what a hyphen or a particle joins also in one word.
 */
function spellingsOf(name: string): Set<string> {
  const tokens = tokensOf(name);
  const found = new Set(tokens.map(({ word }) => word));
  for (let i = 0; i < tokens.length - 1; i++) {
    let joined = tokens[i].word;
    for (let next = i + 1; next < tokens.length && isJoined(next); next++) {
      joined += tokens[next].word;
      found.add(joined);
    }
  }
  const small = name.toLowerCase();
  const spelledOut = small.normalize('NFC').replace(/[äöüåø]/g, (letter) => SPELLED_OUT[letter]);
  if (spelledOut !== small) for (const word of wordsOf(spelledOut)) found.add(word);
  for (const word of found) {
    const [, rest] = /^ma?c(\w{3,})$/.exec(word) ?? [];
    if (rest !== undefined) found.add(`mc${rest}`).add(`mac${rest}`);
  }
  return found;

  function isJoined(next: number): boolean {
    return name[tokens[next].start - 1] === '-' || PARTICLES.has(tokens[next - 1].word);
  }
}

function addTo(sets: Map<string, Set<string>>, key: string, word: string): void {
  const set = sets.get(key);
  if (set) set.add(word);
  else sets.set(key, new Set([word]));
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
