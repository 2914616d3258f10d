import { useState } from 'react';
import useSWR from 'swr';
import { Link } from 'wouter';
import type { OwnArticle } from '#contract/articles.ts';
import { API, PAGES } from '#contract/paths.ts';
import { getOwn } from '../../app/api.ts';
import type { ApiError } from '../../app/api.ts';
import { useHead } from '../../app/head.ts';
import { useHeadingFocus } from '../../app/heading-focus.ts';
import { useHeadingFocusKept } from '../../app/navigation.ts';
import { useUser } from '../../app/session.ts';
import { useFailureToast } from '../../app/use-failure-toast.ts';
import { classes } from '../../ui/classes.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { ArticleForm } from './article-form.tsx';
import { ArticleNotLoaded } from './article-not-loaded.tsx';
import { LeftBehind } from './left-behind.tsx';
import { SentArticle } from './sent-article.tsx';
import { goneArticle } from './use-own-text.ts';
import styles from './own-articles.module.css';

/** /articleeditor/{id}: one article of the doctor's own, to write or to look at. */
export default function OwnArticlePage({ params: { id } }: { params: { id: string } }) {
  useHead({ title: 'Your article', robots: 'noindex' });
  const user = useUser();
  // The form begins with what is kept now: what another visit of this page was told is old.
  const [opened] = useState(() => Date.now());
  const path = `${API.ownArticles}/${id}`;
  const answer = useSWR<OwnArticle, ApiError>(
    user && [path, user.id, opened],
    () => getOwn<OwnArticle>(path),
    {
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
    },
  );
  const { data, error, mutate } = answer;
  const retry = useFailureToast(path, answer);
  useHeadingFocusKept(data !== undefined);
  if (!data && !error) return <Spinner label="Loading..." />;
  return (
    <div className={classes('page-width', styles.page)}>
      <p>
        <Link href={PAGES.articleEditor}>All your articles</Link>
      </p>
      {error && <ArticleNotLoaded title="This article could not be loaded." error={error} retry={retry} />}
      {user && error?.status === 404 && (
        <LeftBehind fate="deleted" article={goneArticle(Number(id))} doctor={user.id} />
      )}
      {user && data && (
        <Article
          key={data.id}
          article={data}
          doctor={user.id}
          changed={(next) => void mutate(next, false)}
          again={() => void mutate()}
        />
      )}
    </div>
  );
}

interface ArticleProps {
  article: OwnArticle;
  /** Whose it is: the id of the account. */
  doctor: number;
  /** Told when it was sent, or taken back. */
  changed: (article: OwnArticle) => void;
  /** Asks what became of it: elsewhere, or by a press whose answer was lost. */
  again: () => void;
}

/** A draft or what was sent. Where one becomes the other, what was pressed is gone: the heading has the focus. */
function Article({ article, doctor, changed, again }: ArticleProps) {
  const heading = useHeadingFocus(article.state === 'draft');
  if (article.state === 'draft')
    return <ArticleForm {...{ heading, article, doctor, again }} sent={changed} />;
  return (
    <>
      <LeftBehind fate="sent in" article={article} doctor={doctor} />
      <SentArticle {...{ heading, article, again }} withdrawn={changed} />
    </>
  );
}
