import type { MouseEvent, RefObject } from 'react';
import { Link } from 'wouter';
import type { ArticleKind, ArticleList } from '#contract/articles.ts';
import { counted } from '#contract/wording.ts';
import { SIZES_SHOWN_ABOVE, listHref } from '../../components/articles/article-list.ts';
import type { ListQuery } from '../../components/articles/article-list.ts';
import { classes } from '../../ui/classes.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SearchIcon } from '../../ui/icons.tsx';
import { ListHeading } from '../../ui/list-heading.tsx';
import { Pager } from '../../ui/pager.tsx';
import { ArticleCard } from './article-card.tsx';
import { KINDS } from './article-kinds.ts';
import { SizeForm } from './list-forms.tsx';
import { askedWords, orderWords } from './list-words.ts';
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
      <div onClick={focusFollowing}>
        <ListHeading
          className={styles.top}
          heading={heading}
          count={waiting ? 'Articles' : counted(totalCount, 'article')}
          order={waiting ? askedWords(query) : orderWords(query, totalCount)}
        >
          {query.q && totalCount > 0 && (
            <Link className={styles.clear} href={listHref(kind, { size: query.size })}>
              Clear the search
            </Link>
          )}
        </ListHeading>
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

interface EmptyListProps {
  kind: ArticleKind;
  query: ListQuery;
  total: number;
}

/** Nothing found, or nothing on this page: what was asked for, and where there is something. */
function EmptyList({ kind, query, total }: EmptyListProps) {
  const { size, q } = query;
  if (total > 0) {
    return (
      <EmptyState
        icon={<SearchIcon />}
        title="There is no such page"
        actions={<ButtonLink href={listHref(kind, { size, q })}>Go to the first page</ButtonLink>}
      >
        {`You asked for page ${query.page}. The articles end before it.`}
      </EmptyState>
    );
  }
  if (!q) return <EmptyState title="There are no articles yet">Please come back another day.</EmptyState>;
  const other = kind === 'ai' ? 'digest' : 'ai';
  return (
    <EmptyState
      icon={<SearchIcon />}
      title={`Nothing found for “${q}”`}
      actions={
        <>
          <ButtonLink href={listHref(kind, { size })}>Clear the search</ButtonLink>
          <ButtonLink href={listHref(other, { q })} look="quiet">
            {`Look in ${KINDS[other].title}`}
          </ButtonLink>
        </>
      }
    >
      We looked in the titles and the texts of all articles here. Fewer or shorter words find more.
    </EmptyState>
  );
}
