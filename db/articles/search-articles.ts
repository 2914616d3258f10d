import type { ArticleKind } from '#contract/articles.ts';
import type { ArticleText } from './article-text.ts';
import { both, either, has, size, without } from '../bitset.ts';
import type { Bitset } from '../bitset.ts';
import type { PublicationOrder, Part } from './publication-order.ts';
import { indexWords, withoutAccents } from '../text/index-words.ts';
import type { WordSet, WordSets } from './word-sets.ts';

/** One page of what a search found. */
export interface FoundArticles {
  /** Those with every word in the title first, then the others; within both, newest first. */
  ids: number[];
  total: number;
  /** What to mark. */
  words: string[];
}

/** A word of a search, and what it stands for. */
interface Term {
  words: string[];
  set: WordSet;
}

type Shown = ReturnType<PublicationOrder['all']>;

const SHORTEST_BEGINNING = 3;
/** More than anybody looks for: further ones are passed over. */
const MOST_WORDS = 12;

/**
 * Searches what is shown of one kind for articles that have every word of a text, in any grammatical form. A last
 * word that no article has is taken as the beginning of one. null for a text without any word.
 */
export function createArticleSearch(publicationOrder: PublicationOrder, text: ArticleText, sets: WordSets) {
  return (kind: ArticleKind, query: string, part: Part): FoundArticles | null => {
    const words = indexWords(query);
    if (words.length === 0) return null;
    const terms = words.slice(0, MOST_WORDS).map((word, i) => termOf(word, i === words.length - 1));
    const shown = publicationOrder.all(kind);
    const all = terms.map(({ set }) => set.anywhere).reduce(both, shown.shownIds);
    const titled = terms.map(({ set }) => set.title).reduce(both, shown.shownIds);
    const first = pageOf(shown, titled, part);
    const rest = { count: part.count - first.length, start: Math.max(0, part.start - size(titled)) };
    return {
      ids: first.concat(pageOf(shown, without(all, titled), rest)),
      total: size(all),
      words: terms.flatMap((term) => term.words),
    };
  };

  function termOf(word: string, isLast: boolean): Term {
    const set = sets.of(word);
    if (!isLast || word.length < SHORTEST_BEGINNING || size(set.anywhere) > 0) return { words: [word], set };
    const words = text.wordsBeginning(withoutAccents(word));
    if (words.length === 0) return { words: [word], set };
    return { words, set: words.map((longer) => sets.of(longer)).reduce(eitherOf) };
  }
}

/** A cut of a set, newest first. */
function pageOf({ ids, shown }: Shown, among: Bitset, { count, start }: Part): number[] {
  const page: number[] = [];
  const most = Math.min(count, size(among) - start);
  let before = 0;
  for (let at = shown - 1; at >= 0 && page.length < most; at--) {
    if (has(among, ids[at]) && before++ >= start) page.push(ids[at]);
  }
  return page;
}

function eitherOf(a: WordSet, b: WordSet): WordSet {
  return { anywhere: either(a.anywhere, b.anywhere), title: either(a.title, b.title) };
}
