import { Link } from 'wouter';
import type { Article } from '#contract/articles.ts';
import { formatDate } from '#contract/dates.ts';
import { goBack } from '../../app/navigation.ts';
import { listHref } from '../../components/articles/article-list.ts';
import { parseSearchQuery, searchHref } from '../../components/search/search-query.ts';
import { ChipLink, ChipList } from '../../ui/chip.tsx';
import { ArrowLeftIcon } from '../../ui/icons.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { classes } from '../../ui/classes.ts';
import { ArticleCard } from './article-card.tsx';
import { KINDS, lastList } from './article-kinds.ts';
import { searchesOf } from './topics.ts';
import list from './articles.module.css';
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
      <Link className={styles.back} href={lastList(kind)} onClick={goBack}>
        <ArrowLeftIcon size={18} />
        {`Back to ${KINDS[kind].title}`}
      </Link>
    </footer>
  );
}

/** What to read next, where there is something. */
export function RelatedArticles({ article: { kind, related } }: { article: Article }) {
  if (related.length === 0) return null;
  return (
    <section className={styles.band} aria-labelledby="related">
      <div className={classes('page-width', styles.related)}>
        <SectionHeading
          id="related"
          title="Related articles"
          link={{ href: listHref(kind, {}), label: 'All articles' }}
        />
        <ul className={list.cards} role="list">
          {related.map((article) => (
            <ArticleCard key={article.id} article={article} lazy />
          ))}
        </ul>
      </div>
    </section>
  );
}
