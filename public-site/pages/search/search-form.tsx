import type { SubmitEvent } from 'react';
import { useLocation } from 'wouter';
import { DEFAULT_RADIUS, MAX_SEARCH_TEXT, RADII } from '#contract/constants.ts';
import type { DoctorSearch } from '#contract/search.ts';
import { PAGES } from '#contract/paths.ts';
import { PlaceField } from '../../components/place-field.tsx';
import { queryOfForm } from '../../components/query-of-form.ts';
import { useWhere } from '../../components/use-where.ts';
import { activeFilters, FORM_ID, searchHref, withoutStart } from '../../components/search/search-query.ts';
import type { SearchQuery } from '../../components/search/search-query.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { classes } from '../../ui/classes.ts';
import { SearchFold } from './search-fold.tsx';
import bar from '../../components/search-bar.module.css';

const MILES = RADII.map((radius) => ({ key: String(radius), label: `${radius} miles` }));

interface SearchFormProps {
  query: SearchQuery;
  /** Without it the filters are not on the page: the form carries them itself. */
  found: DoctorSearch | undefined;
  /** The answer is on its way. */
  waiting: boolean;
  onSearch: () => void;
  /** What is shown already is searched for once more. */
  onAgain: () => void;
}

/** Then the form stands open on a phone as well. */
function asksWhere({ typed }: DoctorSearch): boolean {
  return typed?.reading.kind === 'ask' && typed.reading.why === 'near-me';
}

export function SearchForm({ query, found, waiting, onSearch, onAgain }: SearchFormProps) {
  const where = useWhere(query);
  const [, navigate] = useLocation();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = queryOfForm(event.currentTarget);
    const read = await where.search(typed.q, event.currentTarget);
    if (!read) return;
    // Its filters are those of the search: what stands beside the results may be as it was sent.
    const href = searchHref({ ...withoutStart(query), exact: '', radius: typed.radius, ...read });
    if (href === searchHref(query)) return onAgain();
    onSearch();
    navigate(href);
  }

  return (
    <>
      {(waiting || (found && found.totalCount > 0 && !asksWhere(found))) && (
        <SearchFold query={query} found={found} />
      )}
      <form
        id={FORM_ID}
        className={classes(bar.bar, bar.search)}
        action={PAGES.search}
        role="search"
        // What a browser fills in again on the way back would not be what is searched for.
        autoComplete="off"
        onSubmit={submit}
      >
        <PlaceField look="bare" where={where} />
        <Select
          className={bar.next}
          look="bare"
          label="Within"
          name="radius"
          options={MILES}
          defaultValue={query.radius || String(DEFAULT_RADIUS)}
        />
        <Field
          className={bar.next}
          look="bare"
          label="Looking for"
          name="q"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={MAX_SEARCH_TEXT}
          placeholder="Name, condition or keyword"
          defaultValue={query.q}
        />
        {query.sort && <input type="hidden" name="sort" value={query.sort} />}
        {query.searchCount && <input type="hidden" name="searchCount" value={query.searchCount} />}
        {!found &&
          activeFilters(query).map(({ filter, value }) => (
            <input key={filter + value} type="hidden" name={filter} value={value} />
          ))}
        <Button className={bar.button} type="submit">
          Search
        </Button>
      </form>
    </>
  );
}
