import { useRef, useState } from 'react';
import type { MouseEvent, SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import type { DoctorSearch, Filter } from '#contract/search.ts';
import { HydrateLater } from '../../app/hydrate-later.tsx';
import { lazyPart } from '../../app/lazy-part.tsx';
import { activeFilters, searchHref } from '../../components/search/search-query.ts';
import type { SearchQuery } from '../../components/search/search-query.ts';
import { typedFilters } from './typed-filters.ts';
import { useLoaded } from '../../app/use-loaded.ts';
import { FilterIcon } from '../../ui/icons.tsx';
import { changedQuery } from './changed-query.ts';
import { useChangedEarly } from './use-changed-early.ts';
import styles from './filters.module.css';

const PageFilters = lazyPart(async () => (await import('./filter-groups.tsx')).PageFilters);

/** As filters.module.css has it. */
const WIDE = '(min-width: 62em)';

interface FiltersProps {
  query: SearchQuery;
  found: DoctorSearch;
  /** What is searched for, and where: the groups are made anew for another. */
  subject: string;
  /** A filter was taken away that finds nobody: its line goes with it. */
  onGone: () => void;
  /** The visitor is done choosing, on a small screen. */
  onDone: () => void;
}

/**
 * The filters. With JavaScript a click searches at once, and on a small screen they are in a sheet; without, they fold
 * away there, and a button searches.
 */
export function Filters({ query, found, subject, onGone, onDone }: FiltersProps) {
  const { facets, understood } = found;
  const [, navigate] = useLocation();
  const fold = useRef<HTMLDetailsElement>(null);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const sheet = useLoaded(isSheetOpen, () => import('./filter-sheet.tsx'), openFold);
  const typed = typedFilters(query, understood);
  const active = activeFilters(query).length + typed.length;
  const section = useChangedEarly({ query, typed, facets }, changeAll);

  /** Listens for the groups, whose code may not have come. The sheet tells once it is closed. */
  function change({ target }: SyntheticEvent) {
    if (isSheetOpen && sheet) return;
    const changed = changedQuery(target, query, understood);
    if (!changed) return;
    const isTaken = target instanceof HTMLInputElement && !target.checked;
    // Without the words the filters are made anew.
    if (changed.q !== query.q || (isTaken && !facets[target.name as Filter][target.value])) onGone();
    navigate(searchHref(changed));
  }

  function changeAll(fields: Element[]) {
    const changed = fields.reduce((rest, field) => changedQuery(field, rest, understood) ?? rest, query);
    navigate(searchHref(changed), { replace: true });
  }

  /**
   * Where the groups are folded away they stay as they were sent, without their code. Their fields have ids of their own:
   * counted ones would be given once more meanwhile.
   */
  function whenShown(come: () => void): Promise<void> | void {
    const show = () => PageFilters.load().then(come);
    const wide = matchMedia(WIDE);
    if (wide.matches || fold.current?.open) return show();
    wide.addEventListener('change', () => void show(), { once: true });
    fold.current?.addEventListener('toggle', () => void show(), { once: true });
  }

  function openSheet(event: MouseEvent) {
    if (fold.current?.open) return;
    event.preventDefault();
    setSheetOpen(true);
  }

  /** Where the sheet does not come. */
  function openFold() {
    setSheetOpen(false);
    if (fold.current) fold.current.open = true;
  }

  function closeSheet(chosen: SearchQuery, isDone: boolean) {
    flushSync(() => setSheetOpen(false));
    const href = searchHref(chosen);
    if (href !== searchHref(query)) navigate(href);
    if (isDone) onDone();
  }

  return (
    <section className={styles.filters} aria-label="Filters" ref={section} onChange={change}>
      <details className={styles.fold} ref={fold} open={query.more.length > 0}>
        <summary onClick={openSheet}>
          <FilterIcon />
          {active > 0 ? `Filters · ${active}` : 'Filters'}
        </summary>
      </details>
      <HydrateLater when={whenShown}>
        <PageFilters key={subject} {...{ query, typed, facets }} />
      </HydrateLater>
      {isSheetOpen && sheet && (
        <sheet.FilterSheet
          query={query}
          found={found}
          parts={{ typedFilters, changedQuery }}
          onClosed={closeSheet}
        />
      )}
    </section>
  );
}
