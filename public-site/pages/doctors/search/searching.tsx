import { useState } from 'react';
import type { DoctorSearch } from '#contract/doctors.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { WaitNote } from '../../../ui/wait-note.tsx';
import { countWords, orderWords } from './search-words.ts';

interface SearchingProps {
  /** There is nothing to show yet. */
  first: boolean;
  waiting: boolean;
  found: DoctorSearch | undefined;
}

/** Shows that a search is under way (SPEC §2) and says what it found; the first search of a page is its heading's to tell. */
export function Searching({ first, waiting, found }: SearchingProps) {
  const [searched, setSearched] = useState(false);
  if (waiting && !searched) setSearched(true);
  if (first) return <Spinner label="Searching..." />;
  return (
    <WaitNote waiting={waiting}>
      {searched &&
        (waiting ? 'Searching...' : found && `${countWords(found.totalCount)} ${orderWords(found)}`)}
    </WaitNote>
  );
}
