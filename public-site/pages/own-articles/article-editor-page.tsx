/* own-articles/: /articleeditor, what doctors write for the Authors Digest. */
import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { Link, useLocation } from 'wouter';
import type { OwnArticle, OwnArticleRow } from '#contract/articles.ts';
import { formatDate } from '#contract/dates.ts';
import { API, PAGES } from '#contract/paths.ts';
import { getOwn, post } from '../../app/api.ts';
import type { ApiError } from '../../app/api.ts';
import { useHead } from '../../app/head.ts';
import { useUser } from '../../app/session.ts';
import { showError, showToast } from '../../app/toasts.ts';
import { useFailureToast } from '../../app/use-failure-toast.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NotLoaded } from '../../ui/not-loaded.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { stateWords } from './article-states.ts';
import styles from './own-articles.module.css';

/** Where the articles of administrators are: another app, so its document has to be loaded. */
const BACKOFFICE = '/admin/articles';
const EMPTY = { title: '', sub_content: '', contents: '', cover: null };

/** /articleeditor: administrators go on to the backoffice; doctors write for the Authors Digest. */
export default function ArticleEditorPage() {
  useHead({ title: 'Write for the Authors Digest', robots: 'noindex' });
  const user = useUser();
  const isAdmin = user?.manage_role === 'admin';
  useEffect(() => {
    if (isAdmin) location.replace(BACKOFFICE);
  }, [isAdmin]);
  return user && !isAdmin ? <OwnArticles user={user.id} /> : <Spinner label="Loading..." />;
}

function OwnArticles({ user }: { user: number }) {
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const answer = useSWR<OwnArticleRow[], ApiError>(
    [API.ownArticles, user],
    () => getOwn<OwnArticleRow[]>(API.ownArticles),
    { revalidateOnMount: true },
  );
  const { data, error } = answer;
  const retry = useFailureToast(API.ownArticles, answer);

  async function begin() {
    setBusy(true);
    try {
      const made = await post<OwnArticle>(API.ownArticles, EMPTY);
      if (made.status === 200) return navigate(`${PAGES.articleEditor}/${made.body.id}`);
      showToast('warning', made.message);
    } catch (caught) {
      showError(caught);
    }
    setBusy(false);
  }

  return (
    <div className={classes('page-width', styles.page)}>
      <header className={styles.head}>
        <h1>Write for the Authors Digest</h1>
        <p className={styles.lead}>
          Share what you know with readers who look for help. You write; an administrator reads it and
          publishes it under your name.
        </p>
        <p>
          <Button busy={busy} onClick={() => void begin()}>
            Write a new article
          </Button>
        </p>
      </header>
      {!data && !error && <Spinner label="Loading..." />}
      {error && <NotLoaded title="Your articles could not be loaded." error={error} retry={retry} />}
      {data?.length === 0 && (
        <EmptyState title="You have not written anything yet">
          <p>A draft saves itself while you type, and only you see it.</p>
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <ul className={styles.list} aria-label="Your articles">
          {data.map((article) => (
            <Row key={article.id} article={article} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Row({ article }: { article: OwnArticleRow }) {
  const { id, title, words, updated_at } = article;
  const { label, tone } = stateWords(article);
  return (
    <li className={styles.row}>
      <Link href={`${PAGES.articleEditor}/${id}`} className={styles.title}>
        {title || 'Without a title'}
      </Link>
      <Badge tone={tone}>{label}</Badge>
      <span className={styles.facts}>
        {words === 1 ? '1 word' : `${words} words`}, changed {formatDate(updated_at)}
      </span>
    </li>
  );
}
