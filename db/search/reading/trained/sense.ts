import type { Value } from '../listed-words.ts';

/** What a text was taken to mean, from all of its words together. */
export interface Inferred {
  /** Null for danger. */
  value: Value | null;
  /** How sure it is: the logistic function of this. */
  score: number;
  /** The words without which it would not be, by their index. */
  words: number[];
}

/** A word that is read. */
export interface OpenWord {
  word: string;
  /** Nothing else has said what it means. */
  isOpen: boolean;
  /** It means nothing alone: "for". */
  isSmall: boolean;
}

/** A value that a phrase of a text says, with what stands around it. */
export interface Mention {
  words: readonly string[];
  /** Where the phrase begins, and how many words it has. */
  first: number;
  length: number;
  value: Value;
  /** What else the text says. */
  others: readonly Value[];
}

/** What is understood by all words together, beyond what phrases say. */
export interface Sense {
  /** What a text means beside that. `isSaid` tells whether something of a filter is said in words already. */
  infer(words: readonly OpenWord[], isSaid: (filter: Value['filter']) => boolean): Inferred[];
  /** Whether what a phrase says is what is wanted: "tried TMS, want ketamine". */
  isMeant(mention: Mention): boolean;
}

/** Understands no more than phrases say. */
export const NO_SENSE: Sense = { infer: () => [], isMeant: () => true };
