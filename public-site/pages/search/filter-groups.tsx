import type { ListFilter } from '#contract/vocabulary.ts';
import { FORM_ID } from '../../components/search/search-query.ts';
import { Button } from '../../ui/button.tsx';
import { FilterGroup } from './filter-group.tsx';
import type { KnownFilters } from './filter-frame.tsx';
import { Availability, FeeGroup } from './flag-groups.tsx';
import styles from './filters.module.css';

const FIRST_LISTS = [
  { filter: 'condition', title: 'Condition' },
  { filter: 'insurance', title: 'Insurance' },
] as const;
const LISTS = [
  { filter: 'age', title: 'Age group' },
  { filter: 'treatment', title: 'Treatment' },
  { filter: 'language', title: 'Language' },
  { filter: 'gender', title: 'Gender' },
] as const;

/** The groups beside the results, and the button that searches where there is no JavaScript. */
export function PageFilters(known: KnownFilters) {
  return (
    <div className={styles.groups}>
      <FilterGroups {...known} />
      <div className={styles.apply}>
        <Button type="submit" form={FORM_ID} wide>
          Apply filters
        </Button>
      </div>
    </div>
  );
}

/** Every filter with what it would find. */
export function FilterGroups(known: KnownFilters) {
  const listsOf = (lists: readonly { filter: ListFilter; title: string }[]) =>
    lists.map((list) => <FilterGroup key={list.filter} {...list} {...known} />);
  return (
    <>
      <Availability {...known} />
      {listsOf(FIRST_LISTS)}
      <FeeGroup {...known} />
      {listsOf(LISTS)}
    </>
  );
}
