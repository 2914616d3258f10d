import { LIST_FILTERS, VOCABULARY } from '#contract/vocabulary.ts';
import type { Filter, Understood } from '#contract/doctors.ts';
import { wordsOf } from './names.ts';
import { SYNONYMS } from './synonyms.ts';

/** What a search text means: values of the vocabulary that it names, and the words that are left to search for. */
export interface Interpretation {
  understood: Understood[];
  rest: string[];
  /** All words that may be part of a doctor's name. */
  names: string[];
}

/** More than anybody says about a doctor in words of their own: further ones are passed over. */
const MOST_OWN_WORDS = 12;

/**
 * Reads a search text. "Depressed, Spanish, mindfulness" → depression, Spanish; rest "mindfulness". Each word is there
 * once, however often it is written.
 */
export function interpret(text: string): Interpretation {
  const words = wordsOf(text);
  const understood: Understood[] = [];
  const rest = new Set<string>();
  const names = new Set<string>();
  for (let at = 0; at < words.length;) {
    const match = longestPhrase(words, at);
    const read = words.slice(at, at + (match?.length ?? 1));
    at += read.length;
    if (match) understood.push(match.value);
    else if (!FILLERS.has(read[0])) {
      if (rest.size === MOST_OWN_WORDS && !rest.has(read[0])) continue;
      rest.add(read[0]);
    }
    for (const word of read) if (!TITLES.has(word)) names.add(word);
  }
  return { understood: distinct(understood), rest: [...rest], names: [...names] };
}

const TITLES = new Set(wordsOf('dr doctor doctors md psychiatrist psychiatrists psychiatry'));
const FILLERS = new Set([
  ...TITLES,
  ...wordsOf(
    'a an and the or of in for with who that near me my i need want find help best good speaks speaking',
  ),
  ...wordsOf(
    'takes taking accepts treats treating treatment specialist specialists speciality clinic do disorder',
  ),
]);

const phrases = new Map<string, Understood>();
let longest = 1;
for (const filter of LIST_FILTERS) {
  for (const [value, label] of Object.entries<string>(VOCABULARY[filter]))
    addPhrase(label, { filter, value });
}
for (const [filter, values] of Object.entries(SYNONYMS)) {
  for (const [value, texts] of Object.entries(values)) {
    for (const text of texts) addPhrase(text, { filter: filter as Filter, value });
  }
}

function addPhrase(text: string, value: Understood): void {
  const words = wordsOf(text);
  longest = Math.max(longest, words.length);
  const phrase = words.join(' ');
  if (!phrases.has(phrase)) phrases.set(phrase, value);
}

function longestPhrase(words: string[], at: number): { value: Understood; length: number } | null {
  for (let length = Math.min(longest, words.length - at); length > 0; length--) {
    const value = phrases.get(words.slice(at, at + length).join(' '));
    if (value) return { value, length };
  }
  return null;
}

function distinct(values: Understood[]): Understood[] {
  const key = (value: Understood) => `${value.filter}:${value.value}`;
  return values.filter((value, i) => values.findIndex((other) => key(other) === key(value)) === i);
}
