import { useCallback } from 'react';
import type { AdminArticle, ArticleRevision } from '#contract/articles.ts';
import { RevisionsDialog } from '../records/revisions-dialog.tsx';
import { readRevisions, restoreRevision } from './article-calls.ts';
import { ArticleDifference } from './article-difference.tsx';

interface ArticleRevisionsProps {
  article: AdminArticle;
  onRestored: (article: AdminArticle) => void;
  onClose: () => void;
}

/** What an article said before, and the way back. */
export function ArticleRevisions({ article, onRestored, onClose }: ArticleRevisionsProps) {
  const { id, version } = article;
  const read = useCallback(() => readRevisions(id), [id]);
  return (
    <RevisionsDialog<ArticleRevision>
      read={read}
      difference={(revision) => <ArticleDifference before={revision} after={article} />}
      restore={async (revision) => onRestored(await restoreRevision(id, version, revision.id))}
      onClose={onClose}
    />
  );
}
