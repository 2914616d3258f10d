import { labelOf, VOCABULARY } from '#contract/vocabulary.ts';
import type { ListFilter } from '#contract/vocabulary.ts';

interface TopicSearch {
  filter: ListFilter;
  topic: string;
  label: string;
}

/** The filters of the directory's search that a topic can be a value of. */
const FILTERS = ['condition', 'treatment', 'insurance', 'age'] as const;

/** The searches that find doctors for an article's topics; plain words find nobody in particular. */
export function searchesOf(topics: readonly string[]): TopicSearch[] {
  return topics.flatMap((topic) => {
    const filter = FILTERS.find((name) => Object.hasOwn(VOCABULARY[name], topic));
    return filter ? [{ filter, topic, label: labelOf(filter, topic) }] : [];
  });
}

/** What an article is about, as people say it: "Panic", "medication". */
export function topicWords(topics: readonly string[]): string[] {
  const searches = searchesOf(topics);
  return topics.map((topic) => searches.find((search) => search.topic === topic)?.label ?? topic);
}
