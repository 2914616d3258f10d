import type { Filter } from '#contract/search.ts';
import { searchQuery } from '#contract/schemas/search.ts';
import type { SearchQuery } from '#contract/schemas/search.ts';
import { withoutWords } from '#contract/typed-text.ts';
import { labelOf } from '#contract/vocabulary.ts';
import type { Found } from '../../../db/search/search.ts';
import type { QueryWish } from './wish-of-query.ts';

/** One thing of a wish that can be left out: a filter that was chosen by hand, or some words of the text. */
export interface Part {
  /** A person is the patient, and the language; what they need is everything that is neither. */
  kind: 'need' | 'insurer' | 'person';
  /** "Aetna or Anthem" */
  what: string;
  filter?: Filter;
  words?: readonly string[];
  /** How many there are without it, where the search has said so. */
  totalCount?: number;
}

/** The search that asks for nothing. */
export const EVERYBODY = searchQuery.parse({});

/** Of a long text no more are tried, because each is a search. */
const MOST_PIECES = 6;
const CHILDREN = new Set(['0-5', '6-12', '13-17']);

/** What a wish consists of, one thing at a time; without the age of a child, who is never led to a doctor of adults. */
export function partsOf(wish: QueryWish, without: Found['without']): Part[] {
  return [...ofText(wish), ...ofFilters(wish, without)];
}

/** The search without a part. */
export function leavingOut(query: SearchQuery, { filter, words }: Part): SearchQuery {
  if (filter) return { ...query, [filter]: EVERYBODY[filter] };
  const q = withoutWords(query.q, words ?? []);
  return { ...query, q, exact: query.exact && q !== '' };
}

/** One filter, whatever is chosen in it. */
function ofFilters({ chosen }: QueryWish, without: Found['without']): Part[] {
  return (Object.entries(chosen) as [Filter, string[]][])
    .filter(([filter, values]) => !isChild(filter, values))
    .map(([filter, values]) => ({
      kind: kindOf([filter]),
      what: wordsFor(filter, values),
      filter,
      totalCount: without[filter],
    }));
}

/** What a text says, one thing at a time, in words as they stand in it. A name is one thing. */
function ofText({ text, who, reading: { understood, excluded, sought } }: QueryWish): Part[] {
  const read = [...understood, ...excluded];
  const said = [...new Set(read.flatMap(({ words }) => words))].map((words): Part | null => {
    const values = read.filter((value) => value.words.includes(words));
    const isOfChild = values.some(({ filter, value }) => isChild(filter, [value]));
    const kind = kindOf(values.map(({ filter }) => filter));
    return isOfChild ? null : { kind, what: words, words: [words] };
  });
  const others = who.names && sought.length > 0 ? [sought] : sought.map((words) => [words]);
  const parts = [...said, ...others.map((words): Part => ({ kind: 'need', what: words.join(' '), words }))];
  if (parts.length > 1) return parts.filter((part) => part !== null).slice(0, MOST_PIECES);
  const [only = { kind: 'need' }] = parts;
  return text && only ? [{ kind: only.kind, what: text, words: [text] }] : [];
}

function kindOf(filters: readonly Filter[]): Part['kind'] {
  if (filters.some((filter) => filter === 'age' || filter === 'language')) return 'person';
  return filters.includes('insurance') ? 'insurer' : 'need';
}

function isChild(filter: Filter, values: readonly string[]): boolean {
  return filter === 'age' && values.some((value) => CHILDREN.has(value));
}

/** "Aetna", "Aetna or Anthem", "Aetna or 3 more" */
function wordsFor(filter: Filter, [first, ...others]: string[]): string {
  const label = labelOf(filter, first);
  if (others.length === 0) return label;
  return `${label} or ${others.length === 1 ? labelOf(filter, others[0]) : `${others.length} more`}`;
}
