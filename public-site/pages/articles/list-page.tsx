import useSWR from 'swr';
import type { ArticleKind, ArticleList } from '#contract/articles.ts';
import type { ApiError } from '../../app/api.ts';
import { listHref, listKey } from '../../app/article-list.ts';
import { useHead } from '../../app/head.ts';
import { GuideArt } from '../../components/guides/guide-art.tsx';
import { useAskAgain } from '../../app/use-ask-again.ts';
import { useFailureToast } from '../../app/use-failure-toast.ts';
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
import guide from '../../components/guides/guide.module.css';
import styles from './list-page.module.css';

/** The list of one kind of articles: every page, size and search is a URL. */
export function ListPage({ kind }: { kind: ArticleKind }) {
  const query = useListQuery();
  const key = listKey(kind, query);
  const answer = useSWR<ArticleList, ApiError>(key, {
    keepPreviousData: true,
    // The visitor is asked whether to try again.
    shouldRetryOnError: false,
  });
  const { data, error, isValidating: waiting } = answer;
  useAskAgain(key, answer);
  const tryAgain = useFailureToast(key, answer);
  const { heading, wantFocus } = useListFocus(key, waiting);
  const found = error ? undefined : data;
  const { title, lead } = KINDS[kind];
  useHead(listHead(kind, query, found));
  useRememberedList(kind, listHref(kind, query));

  function retry() {
    wantFocus();
    tryAgain();
  }

  return (
    <>
      <div className={guide.band}>
        <GuideArt />
        <div className={classes('page-width', styles.words)}>
          <h1 className={guide.title}>{title}</h1>
          <p className={guide.lead}>{lead}</p>
          <TermForm key={query.q} kind={kind} query={query} onSearch={wantFocus} onAgain={retry} />
        </div>
      </div>
      <div className={classes('page-width', styles.list)}>
        <ListStatus first={!found && !error} waiting={waiting} found={found} />
        <div aria-busy={waiting}>
          {found && <Articles {...{ kind, query, found, heading, waiting, wantFocus }} />}
          {error && <ListError error={error} heading={heading} busy={waiting} retry={retry} />}
        </div>
      </div>
    </>
  );
}
