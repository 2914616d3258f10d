import useSWR from 'swr';
import { Link } from 'wouter';
import type { ArticleKind, ArticleList } from '#contract/articles.ts';
import { PAGES } from '#contract/paths.ts';
import { counted } from '#contract/wording.ts';
import type { ApiError } from '../../app/api.ts';
import { listHref, listKey, parseListQuery } from '../../components/articles/article-list.ts';
import { useHead } from '../../app/head.ts';
import { useListFocus } from '../../app/heading-focus.ts';
import { useQueryString, useRemembered } from '../../app/navigation.ts';
import { useRefetch } from '../../app/use-refetch.ts';
import { errorSentence } from '../../app/error-sentence.ts';
import { useFailureToast } from '../../app/use-failure-toast.ts';
import { GuideArt } from '../../components/guides/guide-art.tsx';
import { classes } from '../../ui/classes.ts';
import { NotLoaded } from '../../ui/not-loaded.tsx';
import { WaitNote } from '../../ui/wait-note.tsx';
import { Articles } from './articles.tsx';
import { KINDS } from './article-kinds.ts';
import { TermForm } from './list-forms.tsx';
import { listHead } from './list-words.ts';
import guide from '../../components/guides/guide.module.css';
import styles from './list-page.module.css';

/** /blogpage and /ai-blogpage, the lists of both kinds (SPEC §2): every page, size and search is a URL. */
export default function ListPage({ params: { kind } }: { params: { kind: ArticleKind } }) {
  const query = parseListQuery(useQueryString());
  const key = listKey(kind, query);
  const answer = useSWR<ArticleList, ApiError>(key, {
    keepPreviousData: true,
    // The visitor is asked whether to try again.
    shouldRetryOnError: false,
  });
  const { data, error, isValidating: waiting } = answer;
  useRefetch(key, answer);
  const tryAgain = useFailureToast(key, answer, errorSentence);
  const { heading, wantFocus } = useListFocus(key, waiting);
  const found = error ? undefined : data;
  const { title, lead, invitation } = KINDS[kind];
  useHead(listHead(kind, query, found));
  useRemembered(kind, listHref(kind, query));

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
          {invitation && (
            <p>
              {invitation.question} <Link href={PAGES.articleEditor}>{invitation.link}</Link>.
            </p>
          )}
          <TermForm key={query.q} kind={kind} query={query} onSearch={wantFocus} onAgain={retry} />
        </div>
      </div>
      <div className={classes('page-width', styles.list)}>
        <WaitNote
          first={!found && !error}
          waiting={waiting}
          label="Loading..."
          found={found && counted(found.totalCount, 'article')}
        />
        <div aria-busy={waiting}>
          {found && <Articles {...{ kind, query, found, heading, waiting, wantFocus }} />}
          {error && (
            <>
              <h2 className="visually-hidden" ref={heading} tabIndex={-1}>
                No articles
              </h2>
              <NotLoaded role="none" error={error} busy={waiting} retry={retry} />
            </>
          )}
        </div>
      </div>
    </>
  );
}
