import type { DoctorSearch } from '#contract/search.ts';
import { PAGES } from '#contract/paths.ts';
import { activeFilters } from '../../components/search/search-query.ts';
import type { SearchQuery } from '../../components/search/search-query.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SearchIcon } from '../../ui/icons.tsx';
import { BroaderSearches } from './broader-searches.tsx';
import { PublicHelp } from './public-help.tsx';

interface EmptyResultsProps {
  query: SearchQuery;
  found: DoctorSearch;
  /** "by video in Ohio", where that was searched. */
  video: string | null;
  /** The address of the search's first page. */
  firstPage: string;
}

const EVERYWHERE = 'everywhere';

/** Nobody found, or nobody on this page: what was searched, and larger searches that find somebody. */
export function EmptyResults({ query, found, video, firstPage }: EmptyResultsProps) {
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
  const searched = subjectWords(query, found, video);
  return (
    <div>
      <EmptyState
        icon={<SearchIcon />}
        title="Nobody matches this search"
        actions={
          found.wider.length > 0 ? (
            <BroaderSearches searches={found.wider} />
          ) : (
            searched !== EVERYWHERE && <ButtonLink href={PAGES.search}>Search everywhere</ButtonLink>
          )
        }
      >
        {`We looked ${searched}.`}
      </EmptyState>
      <PublicHelp help={found.help} />
    </div>
  );
}

/** "within 25 miles of Cambridge, MA for: Anxiety, Aetna, “smith”" */
function subjectWords(query: SearchQuery, { place, radius }: DoctorSearch, video: string | null): string {
  const near = place && (radius === null ? `in ${place.label}` : `within ${radius} miles of ${place.label}`);
  const what = activeFilters(query).map(({ label }) => label);
  if (query.q) what.push(`“${query.q}”`);
  return (video ?? near ?? EVERYWHERE) + (what.length > 0 ? ` for: ${what.join(', ')}` : '');
}
