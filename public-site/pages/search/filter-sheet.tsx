import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import useSWR from 'swr';
import type { DoctorSearch } from '#contract/search.ts';
import { counted } from '#contract/wording.ts';
import type { ApiError } from '../../app/api.ts';
import { apiKey, withoutFilters } from '../../components/search/search-query.ts';
import type { SearchQuery } from '../../components/search/search-query.ts';
import type { typedFilters } from './typed-filters.ts';
import { useEntryOfItsOwn } from '../../app/use-entry-of-its-own.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { WaitNote } from '../../ui/wait-note.tsx';
import type { changedQuery } from './changed-query.ts';
import { FilterGroups } from './filter-groups.tsx';
import { SheetGroup } from './sheet-group.tsx';
import styles from './filter-sheet.module.css';

interface FilterSheetProps {
  query: SearchQuery;
  found: DoctorSearch;
  /** What the page has as well. If both imported it, it would be in a file of its own, which every visit loads. */
  parts: {
    typedFilters: typeof typedFilters;
    changedQuery: typeof changedQuery;
  };
  /** What is ticked counts, however the sheet was closed. `isDone`: by the button that shows the results. */
  onClosed: (chosen: SearchQuery, isDone: boolean) => void;
}

/** The filters over the whole of a small screen. The page behind follows once they are chosen. */
export function FilterSheet({ query, found, parts, onClosed }: FilterSheetProps) {
  const { typedFilters, changedQuery } = parts;
  const [chosen, setChosen] = useState(query);
  const { data, error, isValidating } = useSWR<DoctorSearch, ApiError>(apiKey(chosen), {
    keepPreviousData: true,
  });
  const { facets, totalCount, understood } = data ?? found;
  const count = counted(totalCount, 'psychiatrist');
  const close = useEntryOfItsOwn((isHere, isDone) => onClosed(isHere ? chosen : query, isDone));

  function change({ target }: SyntheticEvent) {
    setChosen(changedQuery(target, chosen, understood) ?? chosen);
  }

  return (
    <Dialog open look="sheet" title="Filters" onClose={() => close(false)}>
      <div className={styles.groups} onChange={change}>
        <FilterGroups
          query={chosen}
          typed={typedFilters(chosen, understood)}
          facets={facets}
          Frame={SheetGroup}
        />
      </div>
      <div className={styles.bar}>
        <WaitNote
          first={false}
          waiting={isValidating}
          label="Searching..."
          found={error ? undefined : count}
        />
        <Button look="quiet" onClick={() => setChosen({ ...withoutFilters(chosen), more: query.more })}>
          Clear all
        </Button>
        <Button className={styles.show} onClick={() => close(true)}>
          {error ? 'Show psychiatrists' : `Show ${count}`}
        </Button>
      </div>
    </Dialog>
  );
}
