import { Link } from 'wouter';
import type { Article } from '#contract/articles.ts';
import { formatDate } from '#contract/dates.ts';
import { parseSearchQuery, searchHref } from '../../app/search-query.ts';
import { ChipLink, ChipList } from '../../ui/chip.tsx';
import { ArrowLeftIcon } from '../../ui/icons.tsx';
import { KINDS } from './kinds.ts';
import { lastList } from './remembered-list.ts';
import { searchesOf } from './topics.ts';
import styles from './article-end.module.css';

/** Below the text: who treats what it is about, when it was changed, and the way back. */
export function ArticleEnd({ article: { kind, topics, created_at, updated_at } }: { article: Article }) {
  const searches = searchesOf(topics);
  const updated = formatDate(updated_at);
  return (
    <footer className={styles.end}>
      {searches.length > 0 && (
        <section className={styles.find} aria-labelledby="find">
          <h2 className={styles.title} id="find">
            Find a psychiatrist for
          </h2>
          <ChipList>
            {searches.map(({ filter, topic, label }) => (
              <ChipLink key={topic} href={searchHref({ ...parseSearchQuery(''), [filter]: [topic] })}>
                {label}
              </ChipLink>
            ))}
          </ChipList>
        </section>
      )}
      {updated_at > created_at && updated !== formatDate(created_at) && (
        <p className={styles.updated}>
          Last changed on <time dateTime={updated_at}>{updated}</time>
        </p>
      )}
      <Link className={styles.back} href={lastList(kind)}>
        <ArrowLeftIcon size={18} />
        {`Back to ${KINDS[kind].title}`}
      </Link>
    </footer>
  );
}
