import useSWR from 'swr';
import type { Article, ArticleKind } from '#contract/articles.ts';
import type { ApiError } from '../../app/api.ts';
import { articleKey } from '../../components/articles/article-list.ts';
import { useHead } from '../../app/head.ts';
import { useHeadingFocusKept } from '../../app/navigation.ts';
import { useFailureToast } from '../../app/use-failure-toast.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { NotLoaded } from '../../ui/not-loaded.tsx';
import { ArticleSkeleton } from './article-skeleton.tsx';
import { ArticleView } from './article-view.tsx';
import { KINDS, lastList } from './article-kinds.ts';
import { MissingArticle } from './missing-article.tsx';
import styles from './article-view.module.css';

/** SPEC §8, Blog detail failure: whatever failed. */
const failureWords = () => 'Server Error';

/** /singlepost/{id} and /ai-singlepost/:{id} (SPEC §2, Blog detail). */
export default function ArticlePage({ params: { kind, id } }: { params: { kind: ArticleKind; id: string } }) {
  const key = articleKey(kind, id);
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
  return <Failed kind={kind} error={error} busy={isValidating} retry={retry} />;
}

interface FailedProps {
  kind: ArticleKind;
  error: ApiError;
  busy: boolean;
  retry: () => void;
}

function Failed({ kind, ...call }: FailedProps) {
  const { title } = KINDS[kind];
  useHead({ title, robots: 'noindex' });
  return (
    <div className={classes('page-width', styles.failed)}>
      <NotLoaded role="none" level={1} title="This article could not be loaded" {...call}>
        <ButtonLink href={lastList(kind)} look="quiet">
          {`Go to ${title}`}
        </ButtonLink>
      </NotLoaded>
    </div>
  );
}
