import type { Filter, Understood } from '#contract/search.ts';
import { LIST_FILTERS, VOCABULARY } from '#contract/vocabulary.ts';
import type { Flag, ListFilter } from '#contract/vocabulary.ts';
import { CONDITION_WORDS } from './words/conditions.ts';
import { INSURANCE_WORDS, OTHER_INSURERS } from './words/insurances.ts';
import { MEDICINES } from './words/medicines.ts';
import { AGE_WORDS, FLAG_WORDS, GENDER_WORDS, LANGUAGE_WORDS } from './words/people.ts';
import { ALONE, DANGER, GUESSES, SEVERAL } from './words/several.ts';
import { TREATMENT_WORDS } from './words/treatments.ts';
import { FILLERS, NEGATIONS, SUBJECTS, TITLES, WISHES } from './words/without-filter.ts';
import { FEE_WORDS } from './read-fee.ts';
import { wordsOf } from '../../text/tokens.ts';

/** A value of a filter. */
export type Value = Pick<Understood, 'filter' | 'value'>;

/** What a phrase says. */
export type Meaning =
  /** A guess counts only where nothing of its filter is said more exactly. */
  | { kind: 'values'; values: Value[]; isDanger?: true; isGuess?: true }
  /** Values only where nothing else is understood. */
  | { kind: 'alone'; values: Value[] }
  /** No filter knows it: any of the words finds it in a profile. */
  | { kind: 'wish'; words: string[] }
  | { kind: 'subject' | 'title' | 'negation' | 'filler' };

/** A phrase found in a list of words: how many of them it takes. */
export interface FoundPhrase {
  meaning: Meaning;
  length: number;
}

interface Node {
  next: Map<string, Node>;
  meaning: Meaning | null;
}

/** May stand between the words of a phrase: "drinking way too much", "hearing some voices". */
const BETWEEN = new Set(
  wordsOf('a an the my our his her their to of is are am be been so very really way some any'),
);

const root: Node = { next: new Map(), meaning: null };
/** Every word of every phrase: spelled right as it is. */
export const KNOWN_WORDS = new Set<string>();
/** The words that are no small word: what a misspelled one may have meant to be. */
export const MEANT_WORDS = new Set<string>();

const FILTER_WORDS: Record<ListFilter, Record<string, string>> = {
  condition: CONDITION_WORDS,
  treatment: TREATMENT_WORDS,
  insurance: INSURANCE_WORDS,
  age: AGE_WORDS,
  language: LANGUAGE_WORDS,
  gender: GENDER_WORDS,
};

// The first meaning of a phrase stays: what is said of several values or of danger goes before single values.
addAll(DANGER.phrases, { kind: 'values', values: valuesOf(DANGER.values), isDanger: true });
for (const [phrases, values] of ALONE) addAll(phrases, { kind: 'alone', values: valuesOf(values) });
for (const [phrases, values] of [...SEVERAL, ...MEDICINES]) {
  const read = valuesOf(values);
  addAll(phrases, read.length > 0 ? { kind: 'values', values: read } : { kind: 'filler' });
}
for (const filter of LIST_FILTERS) {
  for (const [value, label] of Object.entries<string>(VOCABULARY[filter])) {
    add(label, { kind: 'values', values: [{ filter, value }] });
  }
}
for (const [filter, values] of Object.entries(FILTER_WORDS)) {
  for (const [value, phrases] of Object.entries(values)) {
    addAll(phrases, { kind: 'values', values: [{ filter: filter as Filter, value }] });
  }
}
for (const [flag, phrases] of Object.entries(FLAG_WORDS)) {
  addAll(phrases, { kind: 'values', values: [{ filter: flag as Flag, value: '1' }] });
}
addAll(SUBJECTS, { kind: 'subject' });
addAll(TITLES, { kind: 'title' });
addAll(NEGATIONS, { kind: 'negation' });
for (const phrase of OTHER_INSURERS.split(',')) {
  const words = wordsOf(phrase);
  add(phrase, { kind: 'wish', words: words.length === 1 ? words : [] });
}
for (const phrases of WISHES) {
  const words = phrases
    .split(',')
    .map(wordsOf)
    .filter((phrase) => phrase.length === 1);
  addAll(phrases, { kind: 'wish', words: [...new Set(words.flat())] });
}
for (const word of KNOWN_WORDS) MEANT_WORDS.add(word);
addAll(FILLERS, { kind: 'filler' });
for (const word of FEE_WORDS) KNOWN_WORDS.add(word);
for (const phrase of GUESSES.split(',')) {
  const guessed = nodeOf(wordsOf(phrase)).meaning;
  if (guessed?.kind === 'values') nodeOf(wordsOf(phrase)).meaning = { ...guessed, isGuess: true };
}

/** The longest phrase that begins at a word; null for none. */
export function phraseAt(words: readonly string[], at: number): FoundPhrase | null {
  return walk(root, at);

  function walk(node: Node, i: number): FoundPhrase | null {
    const here = node.meaning && { meaning: node.meaning, length: i - at };
    if (i === words.length) return here;
    const next = node.next.get(words[i]);
    const further = next ? walk(next, i + 1) : null;
    if (further) return further;
    return (i > at && BETWEEN.has(words[i]) ? walkPast(node, i + 1) : null) ?? here;
  }

  /** As `walk`, but a phrase must go on behind what it passed over. */
  function walkPast(node: Node, i: number): FoundPhrase | null {
    if (i === words.length) return null;
    const next = node.next.get(words[i]);
    if (next) return walk(next, i + 1);
    return BETWEEN.has(words[i]) ? walkPast(node, i + 1) : null;
  }
}

function addAll(phrases: string, meaning: Meaning): void {
  for (const phrase of phrases.split(',')) add(phrase, meaning);
}

function add(phrase: string, meaning: Meaning): void {
  const words = wordsOf(phrase);
  if (words.length === 0) return;
  for (const word of words) KNOWN_WORDS.add(word);
  nodeOf(words).meaning ??= meaning;
}

function nodeOf(words: readonly string[]): Node {
  let node = root;
  for (const word of words) {
    let next = node.next.get(word);
    if (!next) node.next.set(word, (next = { next: new Map(), meaning: null }));
    node = next;
  }
  return node;
}

/** "condition:alcohol age:6-12" */
function valuesOf(text: string): Value[] {
  return text.split(' ').flatMap((one) => {
    const [filter, value] = one.split(':');
    return value ? [{ filter: filter as Filter, value }] : [];
  });
}
