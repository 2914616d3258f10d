/** A phrase found in a list of words: what it means, and how many of the words it takes. */
export interface FoundPhrase<T> {
  meaning: T;
  length: number;
}

/** Phrases of one or more words, and what each means. */
export interface Phrases<T> {
  /** The first meaning of a phrase stays. */
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
  next: Map<string, Node<T>>;
  /** Null where no phrase ends. */
  end: { meaning: T } | null;
}

/** Makes an empty list of phrases. `between` may stand between the words of one, and is passed over. */
export function createPhrases<T>(between: ReadonlySet<string> = new Set()): Phrases<T> {
  const root: Node<T> = { next: new Map(), end: null };

  return {
    add(words, meaning) {
      let node = root;
      for (const word of words) {
        let next = node.next.get(word);
        if (!next) node.next.set(word, (next = { next: new Map(), end: null }));
        node = next;
      }
      node.end ??= { meaning };
    },
    has(words) {
      let node: Node<T> | undefined = root;
      for (const word of words) node = node?.next.get(word);
      return Boolean(node?.end);
    },
    at: (words, at) => walk(root, words, at, at),
  };

  function walk(node: Node<T>, words: readonly string[], at: number, i: number): FoundPhrase<T> | null {
    const here = node.end && { meaning: node.end.meaning, length: i - at };
    if (i === words.length) return here;
    const next = node.next.get(words[i]);
    const further = next ? walk(next, words, at, i + 1) : null;
    if (further) return further;
    return (i > at && between.has(words[i]) ? walkPast(node, words, at, i + 1) : null) ?? here;
  }

  /** As `walk`, but a phrase must go on behind what it passed over. */
  function walkPast(node: Node<T>, words: readonly string[], at: number, i: number): FoundPhrase<T> | null {
    if (i === words.length) return null;
    const next = node.next.get(words[i]);
    if (next) return walk(next, words, at, i + 1);
    return between.has(words[i]) ? walkPast(node, words, at, i + 1) : null;
  }
}
