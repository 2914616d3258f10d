import { useEffect } from 'react';
import useSWR from 'swr';
import type { ArticleKind, ArticleList } from '#contract/articles.ts';
import type { ApiError } from '../../api.ts';
import { listHref, listKey } from '../../articles.ts';
import { useHead } from '../../head.ts';
import { GuideArt } from '../../parts/guide/guide-art.tsx';
import { showError } from '../../toasts.ts';
import { classes } from '../../ui/classes.ts';
import { Articles } from './articles.tsx';
import { KINDS } from './kinds.ts';
import { ListError } from './list-error.tsx';
import { ListStatus } from './list-status.tsx';
import { listHead } from './list-words.ts';
import { useRememberedList } from './remembered-list.ts';
import { TermForm } from './term-form.tsx';
import { useListFocus } from './use-list-focus.ts';
import { useListQuery } from './use-list-query.ts';
import guide from '../../parts/guide/guide.module.css';
import styles from './list-page.module.css';

/** The list of one kind of articles: every page, size and search is a URL. */
export function ListPage({ kind }: { kind: ArticleKind }) {
  const query = useListQuery();
  const key = listKey(kind, query);
  const { data, error, isLoading, mutate } = useSWR<ArticleList, ApiError>(key, {
    keepPreviousData: true,
    // Each failure is shown once, and the visitor is asked whether to try again.
    shouldRetryOnError: false,
  });
  const { heading, wantFocus } = useListFocus(key, isLoading);
  const found = error ? undefined : data;
  const { title, lead } = KINDS[kind];
  useHead(listHead(kind, query, found));
  useRememberedList(kind, listHref(kind, query));
  useEffect(() => {
    if (error) showError(error);
  }, [error]);

  function retry() {
    wantFocus();
    void mutate();
  }

  return (
    <>
      <div className={guide.band}>
        <GuideArt />
        <div className={classes('page-width', styles.words)}>
          <h1 className={guide.title}>{title}</h1>
          <p className={guide.lead}>{lead}</p>
          <TermForm key={query.q} kind={kind} query={query} onSearch={wantFocus} />
        </div>
      </div>
      <div className={classes('page-width', styles.list)} aria-busy={isLoading}>
        <ListStatus first={!found && !error} waiting={isLoading} found={found} />
        {found && <Articles {...{ kind, query, found, heading, wantFocus }} waiting={isLoading} />}
        {error && <ListError error={error} heading={heading} busy={isLoading} retry={retry} />}
      </div>
    </>
  );
}
