import type { Understood } from '#contract/doctors.ts';
import { isChosen, toggled, withoutStart } from './search-query.ts';
import type { SearchQuery } from './search-query.ts';

/** What the text of a search says of filters, apart from what is chosen by hand as well. */
export function typedFilters(query: SearchQuery, understood: Understood[]): Understood[] {
  return understood.filter(
    ({ filter, value, words }) =>
      !isChosen(query, filter, value) && words.some((said) => at(query.q, said) !== -1),
  );
}

/** The search without a value that its text says: the words go, and what else they said is chosen by hand. */
export function withoutTyped(
  query: SearchQuery,
  { filter, value, words }: Understood,
  understood: Understood[],
): SearchQuery {
  const others = understood.filter(
    (other) =>
      (other.filter !== filter || other.value !== value) &&
      other.words.every((said) => words.includes(said)) &&
      !isChosen(query, other.filter, other.value),
  );
  return others.reduce(
    (rest, other) => toggled(rest, other.filter, other.value),
    withoutStart({ ...query, q: withoutWords(query.q, words) }),
  );
}

/** A text without some of its words, and without what joined them to others. */
export function withoutWords(text: string, words: readonly string[]): string {
  let rest = text;
  for (const said of words) {
    const start = at(rest, said);
    if (start !== -1) rest = `${rest.slice(0, start)} ${rest.slice(start + said.length)}`;
  }
  const joined = /^(?:[\s,;/&+]|\b(?:and|or|y|o|with|con)\b)+|(?:[\s,;/&+]|\b(?:and|or|y|o|with|con)\b)+$/gi;
  return rest.replace(joined, '').replace(/\s+/g, ' ');
}

/** The text with words in the place of others. */
export function withReplaced(text: string, replaced: readonly { from: string; to: string }[]): string {
  return replaced.reduce((rest, { from, to }) => {
    const start = at(rest, from);
    return start === -1 ? rest : rest.slice(0, start) + to + rest.slice(start + from.length);
  }, text);
}

/** Where whole words stand in a text; -1 for nowhere. */
function at(text: string, words: string): number {
  const isLetter = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);
  for (let start = text.indexOf(words); start !== -1; start = text.indexOf(words, start + 1)) {
    if (!isLetter(text[start - 1]) && !isLetter(text[start + words.length])) return start;
  }
  return -1;
}
