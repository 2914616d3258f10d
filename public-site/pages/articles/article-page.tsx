import useSWR from 'swr';
import type { Article, ArticleKind } from '#contract/articles.ts';
import type { ApiError } from '../../app/api.ts';
import { articleKey } from '../../app/article-list.ts';
import { useHeadingFocusKept } from '../../app/navigation.ts';
import { useFailureToast } from '../../app/use-failure-toast.ts';
import { ArticleError } from './article-error.tsx';
import { ArticleSkeleton } from './article-skeleton.tsx';
import { ArticleView } from './article-view.tsx';
import { MissingArticle } from './missing-article.tsx';

/** SPEC §8, Blog detail failure: whatever failed. */
const failureWords = () => 'Server Error';

/** One article, by the id in its URL. */
export function ArticlePage({ kind, param }: { kind: ArticleKind; param: string }) {
  const key = articleKey(kind, param);
  // The visitor is asked whether to try again.
  const answer = useSWR<Article, ApiError>(key, { shouldRetryOnError: false });
  const { data, error, isValidating } = answer;
  const retry = useFailureToast(key, answer, failureWords);
  useHeadingFocusKept(data !== undefined || error !== undefined);

  if (data) return <ArticleView article={data} />;
  if (!error) return <ArticleSkeleton kind={kind} />;
  if (error.status === 404 || error.status === 410) {
    return <MissingArticle kind={kind} removed={error.status === 410} />;
  }
  return <ArticleError kind={kind} error={error} busy={isValidating} retry={retry} />;
}
