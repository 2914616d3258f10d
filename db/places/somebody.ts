import { wordsOf } from '../text/tokens.ts';
import { readList } from '../text/word-list.ts';

/** Behind them stands a name. */
const TITLES = new Set(['dr', 'drs', 'doctor', 'doctora', 'dra', 'prof', 'professor', 'mr', 'mrs', 'ms']);
export const GIVEN_NAMES = new Set(readList('db/search/reading/words/given-names.txt', (word) => word));

/** Who is described is anybody ("lady doctor Dallas"), and what follows no name. */
const DESCRIBING = new Set(
  `a an any another good great best top nice kind caring local new different cheap affordable young older experienced
   licensed female male woman man lady gay lesbian lgbt lgbtq queer trans black african white asian indian chinese korean
   vietnamese filipino filipina latina latino hispanic arab arabic jewish muslim christian spanish english speaking psych
   psychiatric psychiatry mental health medical telehealth online virtual video un una buen buena`.split(
    /\s+/,
  ),
);

/** Whether the word there is somebody's name: "Dr. Jackson", "Dr. Elizabeth Fairbanks". */
export const isSomebody = (words: string[], at: number): boolean =>
  isBehindTitle(words, at) || (GIVEN_NAMES.has(words[at - 1]) && isBehindTitle(words, at - 1));

export function isBehindTitle(words: string[], at: number): boolean {
  return TITLES.has(words[at - 1]) && !DESCRIBING.has(words[at - 2]);
}

/** Whether what follows a text is somebody's name: "seeing Dr." */
export function endsInTitle(text: string): boolean {
  const words = wordsOf(text);
  return isBehindTitle(words, words.length);
}
