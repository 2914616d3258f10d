import useSWR from 'swr';
import { Link } from 'wouter';
import type { Article } from '#contract/articles.ts';
import { ADMIN_API } from '#contract/admin-paths.ts';
import { API, PAGES } from '#contract/paths.ts';
import { getOwn } from '../../app/api.ts';
import type { ApiError } from '../../app/api.ts';
import { useHead } from '../../app/head.ts';
import { useUser } from '../../app/session.ts';
import { useFailureToast } from '../../app/use-failure-toast.ts';
import { classes } from '../../ui/classes.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { ArticleBody } from '../articles/article-body.tsx';
import { ArticleNotLoaded } from './article-not-loaded.tsx';
import styles from './own-articles.module.css';

/** /articleeditor/preview/{id}: an article as it is saved, the way readers will see it. */
export default function PreviewPage({ params: { id } }: { params: { id: string } }) {
  useHead({ title: 'Preview', robots: 'noindex' });
  const user = useUser();
  // They have it in a tab of its own.
  const isAdmin = user?.manage_role === 'admin';
  const articles = isAdmin ? ADMIN_API.articles : API.ownArticles;
  const path = `${articles}/${id}/preview`;
  const answer = useSWR<Article, ApiError>(user && [path, user.id], () => getOwn<Article>(path), {
    revalidateOnMount: true,
    shouldRetryOnError: false,
  });
  const { data, error } = answer;
  const retry = useFailureToast(path, answer);
  if (error) {
    return (
      <div className={classes('page-width', styles.page)}>
        <ArticleNotLoaded title="This preview could not be loaded." error={error} retry={retry} />
      </div>
    );
  }
  if (!data) return <Spinner label="Loading..." />;
  return (
    <>
      <p className={styles.preview}>
        This is a preview: readers do not see it yet.{' '}
        {!isAdmin && <Link href={`${PAGES.articleEditor}/${id}`}>Back to your article</Link>}
      </p>
      <ArticleBody article={data} />
    </>
  );
}
