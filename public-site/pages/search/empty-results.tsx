import type { DoctorSearch } from '#contract/search.ts';
import { PAGES } from '#contract/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SearchIcon } from '../../ui/icons.tsx';
import { BroaderSearches } from './broader-searches.tsx';
import { PublicHelp } from './public-help.tsx';

interface EmptyResultsProps {
  found: DoctorSearch;
  /** What was searched, in words. */
  subject: string;
  /** The address of the search's first page. */
  firstPage: string;
}

/** Nobody found, or nobody on this page: what was searched, and larger searches that find somebody. */
export function EmptyResults({ found, subject, firstPage }: EmptyResultsProps) {
  if (found.totalCount > 0) {
    return (
      <EmptyState
        icon={<SearchIcon />}
        title="There is no such page"
        actions={<ButtonLink href={firstPage}>Go to the first page</ButtonLink>}
      >
        The results end before it.
      </EmptyState>
    );
  }
  return (
    <div>
      <EmptyState
        icon={<SearchIcon />}
        title="Nobody matches this search"
        actions={
          found.wider.length > 0 ? (
            <BroaderSearches searches={found.wider} />
          ) : (
            <ButtonLink href={PAGES.search}>Search everywhere</ButtonLink>
          )
        }
      >
        {`We looked ${subject}.`}
      </EmptyState>
      <PublicHelp help={found.help} />
    </div>
  );
}
