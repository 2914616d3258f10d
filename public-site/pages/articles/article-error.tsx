import type { ArticleKind } from '#contract/articles.ts';
import type { ApiError } from '../../app/api.ts';
import { useHead } from '../../app/head.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { WarningIcon } from '../../ui/icons.tsx';
import { KINDS } from './kinds.ts';
import { lastList } from './remembered-list.ts';
import styles from './article-error.module.css';

interface ArticleErrorProps {
  kind: ArticleKind;
  error: ApiError;
  /** It is being tried again. */
  busy: boolean;
  retry: () => void;
}

/** The article did not come: why, and what to do. */
export function ArticleError({ kind, error, busy, retry }: ArticleErrorProps) {
  useHead({ title: KINDS[kind].title, robots: 'noindex' });
  return (
    <div className={`page-width ${styles.failed}`}>
      <EmptyState
        level={1}
        icon={<WarningIcon />}
        title="This article could not be loaded"
        actions={
          <>
            <Button busy={busy} onClick={retry}>
              Try again
            </Button>
            <ButtonLink href={lastList(kind)} look="quiet">
              {`Go to ${KINDS[kind].title}`}
            </ButtonLink>
          </>
        }
      >
        {error.message}
      </EmptyState>
    </div>
  );
}
