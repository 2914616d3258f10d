/* pages/search/: the search: its form, its filters, its results (SPEC §2). */
import useSWR from 'swr';
import type { DoctorSearch } from '#contract/search.ts';
import { PAGES } from '#contract/paths.ts';
import { counted } from '#contract/wording.ts';
import type { ApiError } from '../../app/api.ts';
import { useSearchRemembered } from '../../components/search/search-seen.ts';
import { useHead } from '../../app/head.ts';
import { useListFocus } from '../../app/heading-focus.ts';
import { useQueryString, useRemembered } from '../../app/navigation.ts';
import { apiKey, parseSearchQuery, placeIn, searchHref } from '../../components/search/search-query.ts';
import { useRefetch } from '../../app/use-refetch.ts';
import { useFailureToast } from '../../app/use-failure-toast.ts';
import { classes } from '../../ui/classes.ts';
import { NotLoaded } from '../../ui/not-loaded.tsx';
import { WaitNote } from '../../ui/wait-note.tsx';
import { SkipLink } from '../../layout/skip-link.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { Filters } from './filters.tsx';
import { Results } from './results.tsx';
import { SearchForm } from './search-form.tsx';
import { headOf, headingOf, orderWords } from './search-words.ts';
import page from '../../components/page/page.module.css';
import styles from './search-page.module.css';

/** /search: every search is a URL, and every control a link or a field of one GET form. */
export default function SearchPage() {
  const query = parseSearchQuery(useQueryString());
  const key = apiKey(query);
  const answer = useSWR<DoctorSearch, ApiError>(key, { keepPreviousData: true });
  const { data, error, isValidating: searching } = answer;
  useRefetch(key, answer);
  const tryAgain = useFailureToast(key, answer);
  const { heading, wantFocus } = useListFocus(key, searching);
  const found = error ? undefined : data;
  const title = headingOf(found);
  const subject = JSON.stringify([placeIn(query), query.q]);
  useHead(headOf(query, found));
  useRemembered('search', searchHref(query));
  useSearchRemembered(found);

  function searchAgain() {
    wantFocus('nearest');
    tryAgain();
  }

  return (
    <>
      {found && <SkipLink to="doctors" label="Skip to the results" />}
      <div className={page.band}>
        <div className={classes('page-width', styles.search)}>
          <h1>
            {title.replace(ZIP_CODE, '')}
            <span className={styles.zip}>{ZIP_CODE.exec(title)}</span>
          </h1>
          <SearchForm
            key={`${subject} ${query.radius}`}
            query={query}
            found={found}
            waiting={!found && !error}
            onSearch={() => wantFocus('nearest')}
            onAgain={searchAgain}
          />
          <ActiveFilters query={query} found={found} onChange={() => wantFocus('nearest')} />
        </div>
      </div>
      <div className={classes('page-width', styles.columns, !found && error && styles.single)}>
        {found && (
          <Filters
            query={query}
            found={found}
            subject={subject}
            onGone={() => wantFocus('nearest')}
            onDone={() => heading.current?.focus()}
          />
        )}
        <div className={styles.results}>
          <WaitNote
            first={!found && !error}
            waiting={searching}
            label="Searching..."
            found={found && `${counted(found.totalCount, 'psychiatrist')} ${orderWords(found)}`}
          />
          <div aria-busy={searching} className={classes(styles.found, searching && styles.waiting)}>
            {found && <Results {...{ query, found, heading }} onPage={() => wantFocus('start')} />}
            {error && (
              <>
                <h2 className="visually-hidden" ref={heading} tabIndex={-1}>
                  No results
                </h2>
                <NotLoaded
                  error={error}
                  busy={searching}
                  retry={searchAgain}
                  refused={{ advice: adviceFor(error), href: PAGES.search, label: 'Start a new search' }}
                />
              </>
            )}
          </div>
        </div>
      </div>
    </>
  );
}

/** On a phone the line below the heading says it. */
const ZIP_CODE = / \d{5}$/;

/** What to change in a search that the server refused. */
function adviceFor({ status }: ApiError): string | undefined {
  if (status === 404) return 'Check the spelling, or search by ZIP code or by state.';
  return status === 400 ? 'Change it in the form above and search again.' : undefined;
}
