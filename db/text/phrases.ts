/** A phrase found in a list of words: what it means, and how many of the words it takes. */
export interface FoundPhrase<T> {
  meaning: T;
  length: number;
}

/** Phrases of one or more words, and what each means. */
export interface Phrases<T> {
  /** The first meaning of a phrase stays, and counts before later ones of other phrases that are as long. */
  add(words: readonly string[], meaning: T): void;
  /** Whether these words and no others are one of them. */
  has(words: readonly string[]): boolean;
  /** The longest phrase that begins at a word; null for none. It takes as many steps as that has words. */
  at(words: readonly string[], at: number): FoundPhrase<T> | null;
}

/** Makes a list of phrases that say no more than that they are in it. */
export function phraseSet(phrases: Iterable<readonly string[]>): Phrases<true> {
  const set = createPhrases<true>();
  for (const words of phrases) set.add(words, true);
  return set;
}

interface Node<T> {
  /** Undefined where no phrase goes on, which is so of most. */
  next: Map<string, Node<T>> | undefined;
  /** Null where no phrase ends. */
  end: End<T> | null;
}

interface End<T> {
  meaning: T;
  /** How many were added before. */
  order: number;
}

interface Found<T> {
  end: End<T>;
  length: number;
}

/** Makes names for a word under which phrases may have it: "<kin>" for "mom". */
export type ClassesOf = (word: string) => readonly string[];

/** Makes an empty list of phrases. `between` may stand between the words of one, and is passed over. */
export function createPhrases<T>(
  between: ReadonlySet<string> = new Set(),
  classesOf: ClassesOf = () => [],
): Phrases<T> {
  const root: Node<T> = { next: undefined, end: null };
  let added = 0;

  return {
    add(words, meaning) {
      let node = root;
      for (const word of words) {
        node.next ??= new Map();
        let next = node.next.get(word);
        if (!next) node.next.set(word, (next = { next: undefined, end: null }));
        node = next;
      }
      node.end ??= { meaning, order: added++ };
    },
    has(words) {
      let node: Node<T> | undefined = root;
      for (const word of words) node = node?.next?.get(word);
      return Boolean(node?.end);
    },
    at(words, at) {
      const found = walk(root, words, at, at);
      return found && { meaning: found.end.meaning, length: found.length };
    },
  };

  function walk(node: Node<T>, words: readonly string[], at: number, i: number): Found<T> | null {
    const here = node.end && { end: node.end, length: i - at };
    if (i === words.length) return here;
    const further = step(node, words, at, i);
    if (further) return further;
    return (i > at && between.has(words[i]) ? walkPast(node, words, at, i + 1) : null) ?? here;
  }

  /** Takes the word, as itself or as one of its classes. */
  function step(node: Node<T>, words: readonly string[], at: number, i: number): Found<T> | null {
    const { next } = node;
    if (!next) return null;
    let best = through(next.get(words[i]), words, at, i);
    for (const one of classesOf(words[i])) best = better(best, through(next.get(one), words, at, i));
    return best;
  }

  function through(next: Node<T> | undefined, words: readonly string[], at: number, i: number) {
    return next ? walk(next, words, at, i + 1) : null;
  }

  /** As `walk`, but a phrase must go on behind what it passed over. */
  function walkPast(node: Node<T>, words: readonly string[], at: number, i: number): Found<T> | null {
    if (i === words.length) return null;
    return step(node, words, at, i) ?? (between.has(words[i]) ? walkPast(node, words, at, i + 1) : null);
  }
}

/** The longer one; of two of one length the one that was there first. */
function better<T>(one: Found<T> | null, other: Found<T> | null): Found<T> | null {
  if (!one || !other) return one ?? other;
  const isBetter = other.length - one.length || one.end.order - other.end.order;
  return isBetter > 0 ? other : one;
}
