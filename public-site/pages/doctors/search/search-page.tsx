import useSWR from 'swr';
import type { DoctorSearch } from '#contract/doctors.ts';
import type { ApiError } from '../../../app/api.ts';
import { useHead } from '../../../app/head.ts';
import { useRememberedSearch } from '../../../app/navigation.ts';
import { apiKey, searchHref } from '../../../app/search-query.ts';
import { useAskAgain } from '../../../app/use-ask-again.ts';
import { useFailureToast } from '../../../app/use-failure-toast.ts';
import { classes } from '../../../ui/classes.ts';
import { ActiveFilters } from './active-filters.tsx';
import { Filters } from './filters.tsx';
import { Results } from './results.tsx';
import { SearchError } from './search-error.tsx';
import { SearchForm } from './search-form.tsx';
import { headOf, headingOf } from './search-words.ts';
import { Searching } from './searching.tsx';
import { useResultFocus } from './use-result-focus.ts';
import { useSearchQuery } from './use-search-query.ts';
import styles from './search-page.module.css';

/** /search: every search is a URL, and every control a link or a field of one GET form. */
export default function SearchPage() {
  const query = useSearchQuery();
  const key = apiKey(query);
  const answer = useSWR<DoctorSearch, ApiError>(key, { keepPreviousData: true });
  const { data, error, isValidating: searching } = answer;
  useAskAgain(key, answer);
  const tryAgain = useFailureToast(key, answer);
  const { heading, wantFocus } = useResultFocus(key, searching);
  const found = error ? undefined : data;
  const subject = JSON.stringify([query.searchZipCode, query.searchCity, query.searchState, query.q]);
  useHead(headOf(query, found));
  useRememberedSearch(searchHref(query));

  function searchAgain() {
    wantFocus('nearest');
    tryAgain();
  }

  return (
    <>
      <div className={styles.top}>
        <div className={classes('page-width', styles.search)}>
          <h1>{headingOf(found)}</h1>
          <SearchForm
            key={`${subject} ${query.radius}`}
            query={query}
            withFilters={!found}
            onSearch={() => wantFocus('nearest')}
            onAgain={searchAgain}
          />
          <ActiveFilters query={query} onChange={() => wantFocus('nearest')} />
        </div>
      </div>
      <div className={classes('page-width', styles.columns, !found && styles.single)}>
        {found && (
          <Filters
            key={subject}
            query={query}
            found={found}
            onGone={() => wantFocus('nearest')}
            onDone={() => heading.current?.focus()}
          />
        )}
        <div className={styles.results}>
          <Searching first={!found && !error} waiting={searching} found={found} />
          <div aria-busy={searching} className={classes(styles.found, searching && styles.waiting)}>
            {found && <Results {...{ query, found, heading }} onPage={() => wantFocus('start')} />}
            {error && <SearchError error={error} heading={heading} busy={searching} retry={searchAgain} />}
          </div>
        </div>
      </div>
    </>
  );
}
