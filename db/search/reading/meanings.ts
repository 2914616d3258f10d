import { LIST_FILTERS, VOCABULARY } from '#contract/vocabulary.ts';
import { createPhrases } from '../../text/phrases.ts';
import type { FoundPhrase } from '../../text/phrases.ts';
import { wordsOf } from '../../text/tokens.ts';
import { needWords } from './need-words.ts';
import { FEE_WORDS } from './read-fee.ts';
import { groupedWords, listedWords, valueWords, wordsByPart } from './listed-words.ts';
import type { Value } from './listed-words.ts';
import { classesOf, isGroup, patternsOf, wordsFor } from './word-patterns.ts';

/** To life, at home, or by what was taken. */
export type Danger = 'life' | 'violence' | 'overdose';

/** What a phrase says. */
export type Meaning =
  /** A guess counts only where nothing of its filter is said more exactly. */
  | { kind: 'values'; values: Value[]; danger?: Danger; isGuess?: true }
  /** Values only where nothing else is understood. */
  | { kind: 'alone'; values: Value[] }
  /** No filter knows it: one of the words finds it in a profile. */
  | { kind: 'wish'; words: string[] }
  /** What stands before it is not wanted, or no treatment of it: it was tried. */
  | { kind: 'verdict'; of: Verdict }
  /** In another language than English: who speaks it. */
  | { kind: 'subject'; spoken: Value[] }
  /** It takes away only how and by whom one is seen: "hate zoom", but not "hate school". */
  | { kind: 'dislike' }
  | { kind: 'title' | 'negation' | 'filler' };

const VERDICTS = ['treatment', 'anything'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** May stand between the words of a phrase: "drinking way too much", "hearing some voices". */
const BETWEEN = new Set(
  wordsOf('a an the my our his her their to of is are am be been so very really way some any'),
);
/** Behind the name of a language: "chinese speaking". */
const SPOKEN = [
  'speaking',
  'speaker',
  'speaks',
  'speak',
  'language',
  'interpreter',
  'doctor',
  'psychiatrist',
];

const phrases = createPhrases<Meaning>(BETWEEN, classesOf);
/** Every word of every phrase: spelled right as it is. */
export const KNOWN_WORDS = new Set<string>();
/** Words of groups: spelled right too, and nothing that a misspelled one is taken for. */
export const WORDS_OF_GROUPS = new Set<string>();
/** The phrases of two words, with a space. */
const PAIRS = new Set<string>();
/** The words that are no small word: what a misspelled one may have meant to be. */
export const MEANT_WORDS = new Set<string>();
const GUESSES = new Set(listedWords('guesses').map((phrase) => needWords(phrase).join(' ')));

// The first meaning of a phrase stays: what is said of danger or of several values goes before single values.
addAll(listedWords('no-danger'), { kind: 'filler' });
const DANGERS = [
  ['danger', 'life'],
  ['overdose', 'overdose'],
  ['violence', 'violence'],
] as const;
for (const [list, danger] of DANGERS)
  for (const { heading: values, entries } of valueWords(list))
    addAll(entries, { kind: 'values', values, danger });
for (const { heading: values, entries } of valueWords('alone')) addAll(entries, { kind: 'alone', values });
for (const list of ['combined', 'medicines']) addValues(list);
for (const filter of LIST_FILTERS) {
  for (const [value, label] of Object.entries<string>(VOCABULARY[filter])) {
    addAll([label], { kind: 'values', values: [{ filter, value }] });
  }
}
for (const list of ['conditions', 'treatments', 'insurances', 'ages']) addValues(list);
for (const { heading: values, entries } of valueWords('languages'))
  addAll([...entries, ...spoken(entries[0])], { kind: 'values', values });
for (const list of ['genders', 'visits', 'flags', 'other-languages']) addValues(list);
addAll(listedWords('subjects'), { kind: 'subject', spoken: [] });
for (const { heading: spoken, entries } of valueWords('subjects-in-other-languages'))
  addAll(entries, { kind: 'subject', spoken });
addAll(listedWords('titles'), { kind: 'title' });
addAll(listedWords('negations'), { kind: 'negation' });
addAll(listedWords('dislikes'), { kind: 'dislike' });
const verdicts = wordsByPart('verdicts', VERDICTS);
for (const of of VERDICTS)
  addAll(
    verdicts[of].map((words) => words.join(' ')),
    { kind: 'verdict', of },
  );
for (const insurer of listedWords('other-insurers'))
  addAll([insurer], { kind: 'wish', words: singleWords([insurer]) });
for (const wish of groupedWords('wishes')) addAll(wish, { kind: 'wish', words: singleWords(wish) });
for (const word of KNOWN_WORDS) MEANT_WORDS.add(word);
addAll(listedWords('fillers'), { kind: 'filler' });
for (const word of FEE_WORDS) KNOWN_WORDS.add(word);

/** The longest phrase that begins at a word; null for none. */
export function meaningAt(words: readonly string[], at: number): FoundPhrase<Meaning> | null {
  return phrases.at(words, at);
}

/** Whether two words are a phrase as they are. */
export function isPair(first: string, second: string): boolean {
  return PAIRS.has(`${first} ${second}`);
}

function addValues(list: string): void {
  for (const { heading: values, entries } of valueWords(list))
    addAll(entries, values.length > 0 ? { kind: 'values', values } : { kind: 'filler' });
}

function addAll(texts: readonly string[], meaning: Meaning): void {
  for (const text of texts) {
    for (const words of patternsOf(text)) {
      for (const word of words) {
        if (isGroup(word)) for (const one of wordsFor(word)) WORDS_OF_GROUPS.add(one);
        else KNOWN_WORDS.add(word);
      }
      if (words.length === 2) PAIRS.add(words.join(' '));
      const isGuess = meaning.kind === 'values' && GUESSES.has(words.join(' '));
      phrases.add(words, isGuess ? { ...meaning, isGuess } : meaning);
    }
  }
}

/** Only of a name in plain letters. */
function spoken(name: string): string[] {
  return /^[a-z ]+$/.test(name) ? SPOKEN.map((word) => `${name} ${word}`) : [];
}

function singleWords(texts: readonly string[]): string[] {
  return [
    ...new Set(
      texts
        .map(wordsOf)
        .filter((words) => words.length === 1)
        .flat(),
    ),
  ];
}
