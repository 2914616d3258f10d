import type { ArticleKind } from '#contract/articles.ts';
import type { PublishedRow } from './article-queries.ts';
import { remove, withNumber } from '../bitset.ts';
import type { Bitset } from '../bitset.ts';

/** One kind of articles by the time of their publication, oldest first. */
interface Shelf {
  ids: number[];
  /** Milliseconds since 1970. */
  times: number[];
  /** Which list of topics each has. */
  topics: number[];
  /** How many of them have been published, and the set of their ids. */
  shown: number;
  shownIds: Bitset;
}

/** A cut of a list. */
export interface Part {
  count: number;
  start: number;
}

/** Published articles in memory: their order, and whose time has come. */
export type PublicationOrder = ReturnType<typeof createPublicationOrder>;

const MOST_RELATED = 3;

/** Filled once from all rows, oldest first; a deep page of it costs what the first one does. */
export function createPublicationOrder(rows: Iterable<PublishedRow>, now: () => Date) {
  const shelves: Record<ArticleKind, Shelf> = { digest: emptyShelf(), ai: emptyShelf() };
  const topicLists: string[][] = [];
  const numberOfTopics = new Map<string, number>();
  let revision = 0;
  for (const row of rows) append(shelves[row.kind], row);
  showDue();

  function append(shelf: Shelf, { id, published_at, topics }: PublishedRow): void {
    shelf.ids.push(id);
    shelf.times.push(Date.parse(published_at));
    shelf.topics.push(topicsNumber(topics));
  }

  function topicsNumber(json: string): number {
    const known = numberOfTopics.get(json) ?? topicLists.push(JSON.parse(json) as string[]) - 1;
    numberOfTopics.set(json, known);
    return known;
  }

  function showDue(): void {
    const time = now().getTime();
    for (const shelf of [shelves.digest, shelves.ai]) {
      while (shelf.shown < shelf.ids.length && shelf.times[shelf.shown] <= time) {
        show(shelf, shelf.ids[shelf.shown]);
      }
    }
  }

  function show(shelf: Shelf, id: number): void {
    shelf.shownIds = withNumber(shelf.shownIds, id);
    shelf.shown++;
    revision++;
  }

  function shelfOf(kind: ArticleKind): Shelf {
    showDue();
    return shelves[kind];
  }

  function takeOut(id: number): void {
    for (const shelf of [shelves.digest, shelves.ai]) {
      const at = shelf.ids.indexOf(id);
      if (at === -1) continue;
      for (const column of [shelf.ids, shelf.times, shelf.topics]) column.splice(at, 1);
      if (at >= shelf.shown) continue;
      remove(shelf.shownIds, id);
      shelf.shown--;
      revision++;
    }
  }

  function putIn({ id, kind, published_at, topics }: PublishedRow): void {
    const shelf = shelfOf(kind);
    const time = Date.parse(published_at);
    const topicList = topicsNumber(topics);
    const at = placeFor(shelf, time, id);
    shelf.ids.splice(at, 0, id);
    shelf.times.splice(at, 0, time);
    shelf.topics.splice(at, 0, topicList);
    if (at < shelf.shown) show(shelf, id);
    showDue();
  }

  return {
    /** Raised by everything that visitors can see, also when the time of an article has come. */
    revision(): number {
      showDue();
      return revision;
    },
    count: (kind: ArticleKind): number => shelfOf(kind).shown,
    /** Ids, newest first. */
    page(kind: ArticleKind, { count, start }: Part): number[] {
      const { ids, shown } = shelfOf(kind);
      return ids.slice(Math.max(0, shown - start - count), Math.max(0, shown - start)).reverse();
    },
    /** All that are shown of a kind, as a set and oldest first: the first `shown` of `ids`. */
    all: (kind: ArticleKind): Pick<Shelf, 'ids' | 'shown' | 'shownIds'> => shelfOf(kind),
    /** Puts an article where it belongs; null takes it out. */
    follow(id: number, row: PublishedRow | null): void {
      takeOut(id);
      if (row) putIn(row);
    },
    /** Others of its kind: those that share most topics first, then the newest. */
    related(id: number, kind: ArticleKind, topics: readonly string[]): number[] {
      const shelf = shelfOf(kind);
      const shared = topicLists.map((list) => topics.filter((topic) => list.includes(topic)).length);
      const best = Array.from({ length: topics.length + 1 }, (): number[] => []);
      for (let at = shelf.shown - 1; at >= 0 && best[topics.length].length < MOST_RELATED; at--) {
        const found = best[shared[shelf.topics[at]]];
        if (found.length < MOST_RELATED && shelf.ids[at] !== id) found.push(shelf.ids[at]);
      }
      return best.reverse().flat().slice(0, MOST_RELATED);
    },
  };
}

function emptyShelf(): Shelf {
  return { ids: [], times: [], topics: [], shown: 0, shownIds: new Uint32Array() };
}

/** Behind all that are older; of the same time, ids in their order. */
function placeFor({ ids, times }: Shelf, time: number, id: number): number {
  let low = 0;
  let high = ids.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (times[middle] < time || (times[middle] === time && ids[middle] < id)) low = middle + 1;
    else high = middle;
  }
  return low;
}
