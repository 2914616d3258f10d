import type { ArticleCard as Card, ArticleKind } from '#contract/articles.ts';
import { listHref } from '../../app/article-list.ts';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { classes } from '../../ui/classes.ts';
import { ArticleCard } from './article-card.tsx';
import list from './articles.module.css';
import styles from './related-articles.module.css';

export function RelatedArticles({ kind, related }: { kind: ArticleKind; related: readonly Card[] }) {
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
