/* components/page/: the frame of a page: its opening, its body, and what stands in for it. */
import type { ReactNode } from 'react';
import useSWR from 'swr';
import type { ApiError } from '../../app/api.ts';
import { lazyPart } from '../../app/lazy-part.tsx';
import { useHeadingFocusKept } from '../../app/navigation.ts';
import { errorSentence } from '../../app/error-sentence.ts';
import { useFailureToast } from '../../app/use-failure-toast.ts';
import { classes } from '../../ui/classes.ts';
import { NotLoaded } from '../../ui/not-loaded.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import styles from './page.module.css';

const NotFoundPage = lazyPart(async () => (await import('../../pages/not-found.tsx')).default);

interface AnswerPageProps<T> {
  /** The API call whose answer is the page. */
  path: string;
  children: (answer: T) => ReactNode;
  /** The page's shape while it is on its way. */
  skeleton?: ReactNode;
  /** What failed to load. */
  what?: 'page' | 'profile';
}

/** A page that shows one answer of the API, or what stands in for it. */
export function AnswerPage<T>({
  path,
  children,
  skeleton = <PageSkeleton />,
  what = 'page',
}: AnswerPageProps<T>) {
  const answer = useSWR<T, ApiError>(path);
  const { data, error } = answer;
  const isMissing = error?.status === 404 || error?.status === 410;
  // The not-found page has words of its own.
  const retry = useFailureToast(path, answer, isMissing ? errorSentence : undefined);
  useHeadingFocusKept(data !== undefined || error !== undefined);
  if (data) return children(data);
  if (!error) return skeleton;
  if (isMissing) return <NotFoundPage />;
  return (
    <div className={classes('page-width', styles[what])}>
      <NotLoaded
        level={1}
        icon={null}
        title={`This ${what} could not be loaded.`}
        error={error}
        retry={retry}
      />
    </div>
  );
}
