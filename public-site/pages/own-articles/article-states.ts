import type { ArticleState, OwnArticleRow } from '#contract/articles.ts';
import { formatDate } from '#contract/dates.ts';

interface StateWords {
  label: string;
  tone: 'plain' | 'warn' | 'ok' | 'brand';
  /** What comes next. */
  next: string;
}

/** What has become of an article, and what comes next. */
export function stateWords({ state, published_at, returned_why }: OwnArticleRow): StateWords {
  const day = published_at === null ? '' : formatDate(published_at);
  const words: Record<ArticleState, StateWords> = {
    draft: {
      label: returned_why === null ? 'Draft' : 'Needs a change',
      tone: returned_why === null ? 'plain' : 'warn',
      next: 'Only you see it. Send it in when it is ready: an administrator reads it before it is published.',
    },
    review: {
      label: 'Sent for review',
      tone: 'brand',
      next: 'An administrator reads it. You get a mail when it is published, or when something should change. To change it yourself, take it back first.',
    },
    scheduled: {
      label: 'Scheduled',
      tone: 'brand',
      next: `It was accepted. Readers find it from ${day} on.`,
    },
    published: { label: 'Published', tone: 'ok', next: `It is in the Authors Digest since ${day}.` },
  };
  return words[state];
}
