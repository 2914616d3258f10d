import type { ListFilter } from '#contract/vocabulary.ts';
import { FilterGroup } from './filter-group.tsx';
import type { KnownFilters } from './filter-frame.tsx';
import { Availability, FeeGroup } from './flag-groups.tsx';

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
