import type { Facets } from '#contract/doctors.ts';
import { filterLabel, isChosen } from '../../../app/search-query.ts';
import type { SearchQuery } from '../../../app/search-query.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { FORM_ID } from './search-form.tsx';
import styles from './filter-group.module.css';

const FLAGS = ['accepting', 'telehealth'] as const;

/** The two filters that are either on or off. */
export function Availability({ query, facets }: { query: SearchQuery; facets: Facets }) {
  const shown = FLAGS.filter((flag) => facets[flag]['1'] || query[flag]);
  if (shown.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>Availability</legend>
      {shown.map((flag) => (
        <Checkbox
          key={flag}
          form={FORM_ID}
          name={flag}
          value="1"
          label={filterLabel(flag, '1')}
          count={facets[flag]['1'] ?? 0}
          checked={isChosen(query, flag, '1')}
        />
      ))}
    </fieldset>
  );
}
