import type { DoctorSearch } from '#contract/search.ts';
import { PAGES } from '#contract/paths.ts';
import type { SearchQuery } from '../../components/search/search-query.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SearchIcon } from '../../ui/icons.tsx';
import { BroaderSearches } from './broader-searches.tsx';
import { PublicHelp } from './public-help.tsx';
import { pageHref, subjectWords } from './search-words.ts';

/** Nobody found, or nobody on this page: what was searched, and larger searches that find somebody. */
export function EmptyResults({ query, found }: { query: SearchQuery; found: DoctorSearch }) {
  if (found.totalCount > 0) {
    return (
      <EmptyState
        icon={<SearchIcon />}
        title="There is no such page"
        actions={<ButtonLink href={pageHref(query, 0)}>Go to the first page</ButtonLink>}
      >
        The results end before it.
      </EmptyState>
    );
  }
  return (
    <>
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
        {`We looked ${subjectWords(query, found)}.`}
      </EmptyState>
      <PublicHelp help={found.help} />
    </>
  );
}
