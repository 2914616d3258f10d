import { useEffect } from 'react';
import useSWR from 'swr';
import type { Article, ArticleKind } from '#contract/articles.ts';
import type { ApiError } from '../../api.ts';
import { articleKey } from '../../articles.ts';
import { useHeadingFocusKept } from '../../navigation.ts';
import { showToast } from '../../toasts.ts';
import { ArticleError } from './article-error.tsx';
import { ArticleSkeleton } from './article-skeleton.tsx';
import { ArticleView } from './article-view.tsx';
import { MissingArticle } from './missing-article.tsx';

/** SPEC §8, Blog detail failure. */
const SERVER_ERROR = 'Server Error';

/** One article, by the id in its URL. */
export function ArticlePage({ kind, param }: { kind: ArticleKind; param: string }) {
  const { data, error, isValidating, mutate } = useSWR<Article, ApiError>(articleKey(kind, param), {
    // Each failure is shown once, and the visitor is asked whether to try again.
    shouldRetryOnError: false,
  });
  const isMissing = error?.status === 404 || error?.status === 410;
  useHeadingFocusKept(data !== undefined || error !== undefined);
  useEffect(() => {
    if (error && !isMissing) showToast('error', error.status >= 500 ? SERVER_ERROR : error.message);
  }, [error, isMissing]);

  if (data) return <ArticleView article={data} />;
  if (!error) return <ArticleSkeleton kind={kind} />;
  if (isMissing) return <MissingArticle kind={kind} removed={error.status === 410} />;
  return <ArticleError kind={kind} error={error} busy={isValidating} retry={() => void mutate()} />;
}
