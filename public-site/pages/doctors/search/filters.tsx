import { useRef } from 'react';
import type { SyntheticEvent } from 'react';
import { useLocation } from 'wouter';
import type { DoctorSearch, Filter } from '#contract/doctors.ts';
import type { ListFilter } from '#contract/vocabulary.ts';
import { counted } from '#contract/words.ts';
import { activeFilters, searchHref, toggled, withoutStart } from '../../../app/search-query.ts';
import type { SearchQuery } from '../../../app/search-query.ts';
import { typedFilters, withoutTyped } from '../../../app/typed-filters.ts';
import { Button } from '../../../ui/button.tsx';
import { FilterIcon } from '../../../ui/icons.tsx';
import { Availability, FeeGroup, FilterGroup } from './filter-group.tsx';
import { FORM_ID } from './search-form.tsx';

import styles from './filters.module.css';

const FIRST_GROUPS = [
  { filter: 'condition', title: 'Condition' },
  { filter: 'insurance', title: 'Insurance' },
] as const;
const GROUPS = [
  { filter: 'age', title: 'Age group' },
  { filter: 'treatment', title: 'Treatment' },
  { filter: 'language', title: 'Language' },
  { filter: 'gender', title: 'Gender' },
] as const;

interface FiltersProps {
  query: SearchQuery;
  found: DoctorSearch;
  /** A filter was taken away that finds nobody: its line goes with it. */
  onGone: () => void;
  /** The visitor is done choosing, on a small screen. */
  onDone: () => void;
}

/** Every filter with what it would find. With JavaScript a click searches at once; without, a button does. */
export function Filters({ query, found: { facets, totalCount, understood }, onGone, onDone }: FiltersProps) {
  const [, navigate] = useLocation();
  const fold = useRef<HTMLDetailsElement>(null);
  const typed = typedFilters(query, understood);
  const active = activeFilters(query).length + typed.length;

  function change({ target }: SyntheticEvent) {
    if (target instanceof HTMLSelectElement)
      navigate(searchHref({ ...withoutStart(query), [target.name]: target.value }));
    if (!(target instanceof HTMLInputElement)) return;
    const filter = target.name as Filter;
    const read = typed.find((one) => one.filter === filter && one.value === target.value);
    // Without the words the filters are made anew.
    if (read || (!target.checked && !facets[filter][target.value])) onGone();
    navigate(searchHref(read ? withoutTyped(query, read, understood) : toggled(query, filter, target.value)));
  }

  function done() {
    if (fold.current) fold.current.open = false;
    onDone();
  }

  function groupsOf(groups: readonly { filter: ListFilter; title: string }[]) {
    return groups.map(({ filter, title }) => (
      <FilterGroup
        key={filter}
        filter={filter}
        title={title}
        query={query}
        typed={typed.flatMap((one) => (one.filter === filter ? [one.value] : []))}
        counts={facets[filter]}
      />
    ));
  }

  return (
    <section className={styles.filters} aria-label="Filters">
      <details className={styles.fold} ref={fold} open={query.more.length > 0}>
        <summary>
          <FilterIcon />
          {active > 0 ? `Filters (${active})` : 'Filters'}
        </summary>
      </details>
      <div className={styles.groups} onChange={change}>
        <Availability query={query} typed={typed} facets={facets} />
        {groupsOf(FIRST_GROUPS)}
        <FeeGroup query={query} typed={typed} facets={facets} />
        {groupsOf(GROUPS)}
        <div className={styles.done}>
          <Button wide onClick={done}>{`Show ${counted(totalCount, 'psychiatrist')}`}</Button>
        </div>
        <div className={styles.apply}>
          <Button type="submit" form={FORM_ID} wide>
            Apply filters
          </Button>
        </div>
      </div>
    </section>
  );
}
