import { Chip } from '@mui/material';
import type { ArticleState } from '#contract/articles.ts';

const STATES: Record<ArticleState, { label: string; color: 'default' | 'warning' | 'primary' | 'success' }> =
  {
    draft: { label: 'Draft', color: 'default' },
    review: { label: 'Waits for review', color: 'warning' },
    scheduled: { label: 'Scheduled', color: 'primary' },
    published: { label: 'Published', color: 'success' },
  };

export const STATE_CHOICES = Object.entries(STATES).map(([id, { label }]) => ({ id, name: label }));

/** What has become of an article. */
export function StateChip({ state }: { state: ArticleState }) {
  return <Chip size="small" variant="outlined" {...STATES[state]} />;
}
