import type { MouseEvent, RefObject } from 'react';
import { Link } from 'wouter';
import type { ArticleKind, ArticleList } from '#contract/articles.ts';
import { SIZES_SHOWN_ABOVE, listHref } from '../../app/article-list.ts';
import type { ListQuery } from '../../app/article-list.ts';
import { classes } from '../../ui/classes.ts';
import { Pager } from '../../ui/pager.tsx';
import { ArticleCard } from './article-card.tsx';
import { EmptyList } from './empty-list.tsx';
import { askedWords, countWords, orderWords } from './list-words.ts';
import { SizeForm } from './size-form.tsx';
import styles from './articles.module.css';

/** Cards on the first screen of most windows. */
const FIRST_SCREEN = 4;

interface ArticlesProps {
  kind: ArticleKind;
  query: ListQuery;
  found: ArticleList;
  heading: RefObject<HTMLHeadingElement | null>;
  /** The next list is on its way: this one is the last. */
  waiting: boolean;
  wantFocus: () => void;
}

export function Articles({ kind, query, found, heading, waiting, wantFocus }: ArticlesProps) {
  const { data, totalCount } = found;

  function focusFollowing(event: MouseEvent) {
    // A link that was followed inside the page has prevented the browser's own way.
    if (!event.defaultPrevented) return;
    wantFocus();
    scrollTo(0, 0);
  }

  return (
    <>
      <div className={styles.top} onClick={focusFollowing}>
        <h2 className={styles.count} ref={heading} tabIndex={-1}>
          {waiting ? 'Articles' : countWords(totalCount)}{' '}
          <span className={styles.order}>{waiting ? askedWords(query) : orderWords(query, totalCount)}</span>
        </h2>
        {query.q && totalCount > 0 && (
          <Link className={styles.clear} href={listHref(kind, { size: query.size })}>
            Clear the search
          </Link>
        )}
      </div>
      {data.length === 0 && (
        <div onClick={focusFollowing}>
          <EmptyList kind={kind} query={query} total={totalCount} />
        </div>
      )}
      <ul className={classes(styles.cards, waiting && styles.waiting)} role="list">
        {data.map((article, index) => (
          <ArticleCard key={article.id} article={article} wide={index === 0} lazy={index >= FIRST_SCREEN} />
        ))}
      </ul>
      <div className={styles.bottom}>
        <div className={styles.pager} onClick={focusFollowing}>
          <Pager
            total={totalCount}
            count={query.size}
            start={(query.page - 1) * query.size}
            href={(start) => listHref(kind, { ...query, page: start / query.size + 1 })}
          />
        </div>
        {totalCount > SIZES_SHOWN_ABOVE && <SizeForm kind={kind} query={query} />}
      </div>
    </>
  );
}
