import type { SyntheticEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { FORM_ID } from './filter-frame.tsx';
import type { KnownFilters } from './filter-frame.tsx';
import { FilterGroups } from './filter-groups.tsx';
import { useChangedEarly } from './use-changed-early.ts';
import styles from './filters.module.css';

interface PageFiltersProps extends KnownFilters {
  onChange: (event: SyntheticEvent) => void;
  /** Told of what was changed before the page listened. */
  onChangedEarly: (fields: Element[]) => void;
}

/** The groups beside the results, and the button that searches where there is no JavaScript. */
export function PageFilters({ onChange, onChangedEarly, ...known }: PageFiltersProps) {
  const groups = useChangedEarly(known, onChangedEarly);
  return (
    <div className={styles.groups} ref={groups} onChange={onChange}>
      <FilterGroups {...known} />
      <div className={styles.apply}>
        <Button type="submit" form={FORM_ID} wide>
          Apply filters
        </Button>
      </div>
    </div>
  );
}
