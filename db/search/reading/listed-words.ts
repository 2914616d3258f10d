import type { Understood } from '#contract/search.ts';
import { LIST_FILTERS, VISIT_BOUNDS, VOCABULARY, isFlag } from '#contract/vocabulary.ts';
import { wordsOf } from '../../text/tokens.ts';
import { pair, phrase, readList, readParts, readSections } from '../../text/word-list.ts';
import type { Section } from '../../text/word-list.ts';

/** A value of a filter. */
export type Value = Pick<Understood, 'filter' | 'value'>;

const FOLDER = 'db/search/reading/words';

/** What people type for values, from a file of words/: phrases below a heading that names the values they mean. */
export function valueWords(name: string): Section<Value[], string>[] {
  return readSections(`${FOLDER}/${name}.txt`, valuesOf, phrase);
}

/** Phrases below headings that only tell them apart. */
export function groupedWords(name: string): string[][] {
  return readSections(`${FOLDER}/${name}.txt`, String, phrase).map(({ entries }) => entries);
}

/** The words of phrases by their heading, which is one of these. */
export function wordsByPart<Part extends string>(
  name: string,
  parts: readonly Part[],
): Record<Part, string[][]> {
  return readParts(`${FOLDER}/${name}.txt`, parts, (line) => wordsOf(phrase(line)));
}

/** The phrases of a file of words/ that has no headings. */
export function listedWords(name: string): string[] {
  return readList(`${FOLDER}/${name}.txt`, phrase);
}

/** Words that stand for each other, by the name of their group. */
export function wordGroups(): Map<string, string[]> {
  const groups = readSections(`${FOLDER}/groups.txt`, String, phrase);
  return new Map(groups.map(({ heading, entries }) => [heading, entries]));
}

/** Words that are misspelt in a way that many do, and what they are. */
export function misspellings(): Map<string, string> {
  const rightOf = new Map<string, string>();
  readList(`${FOLDER}/misspellings.txt`, (line) => {
    const [right, wrong] = pair(line);
    for (const word of wrong.split(',').map((one) => phrase(one.trim()))) {
      if (rightOf.has(word)) throw new Error(`“${word}” is there twice`);
      rightOf.set(word, right);
    }
  });
  return rightOf;
}

/** "condition:alcohol age:6-12"; "nothing" has none. Throws for what the vocabulary does not have. */
export function valuesOf(heading: string): Value[] {
  return heading === 'nothing' ? [] : heading.split(' ').map(valueOf);
}

function valueOf(text: string): Value {
  const [filter, value] = text.split(':');
  if (isFlag(filter) && value === '1') return { filter, value };
  const list = LIST_FILTERS.find((one) => one === filter);
  if (list && Object.hasOwn(VOCABULARY[list], value)) return { filter: list, value };
  if (filter === 'earliest_visit' && VISIT_BOUNDS.some((bound) => bound === value)) return { filter, value };
  throw new Error(`no filter has the value ${text}`);
}
