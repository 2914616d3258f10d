import { useState } from 'react';
import type { ArticleList } from '#contract/articles.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { WaitNote } from '../../ui/wait-note.tsx';
import { countWords } from './list-words.ts';

interface ListStatusProps {
  /** There is nothing to show yet. */
  first: boolean;
  waiting: boolean;
  found: ArticleList | undefined;
}

/** Shows that articles are on their way (SPEC §2), and says how many came; the first list is its heading's to tell. */
export function ListStatus({ first, waiting, found }: ListStatusProps) {
  const [waited, setWaited] = useState(false);
  if (waiting && !waited) setWaited(true);
  if (first) return <Spinner label="Loading..." />;
  return (
    <WaitNote waiting={waiting}>
      {waited && (waiting ? 'Loading...' : found && countWords(found.totalCount))}
    </WaitNote>
  );
}
