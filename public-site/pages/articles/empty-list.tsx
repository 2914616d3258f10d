import type { ArticleKind } from '#contract/articles.ts';
import { listHref } from '../../app/article-list.ts';
import type { ListQuery } from '../../app/article-list.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SearchIcon } from '../../ui/icons.tsx';
import { KINDS } from './kinds.ts';

interface EmptyListProps {
  kind: ArticleKind;
  query: ListQuery;
  total: number;
}

/** Nothing found, or nothing on this page: what was asked for, and where there is something. */
export function EmptyList({ kind, query, total }: EmptyListProps) {
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
