import { Link } from 'wouter';
import type { DoctorSearch } from '#contract/search.ts';
import { withoutWords } from '#contract/typed-text.ts';
import { labelOf } from '#contract/vocabulary.ts';
import {
  activeFilters,
  NOWHERE,
  searchHref,
  toggled,
  withoutFilters,
  withoutStart,
} from '../../components/search/search-query.ts';
import type { SearchQuery } from '../../components/search/search-query.ts';
import { typedFilters, withoutTyped } from './typed-filters.ts';
import { ChipLink, ChipList } from '../../ui/chip.tsx';
import styles from './active-filters.module.css';

interface ActiveFiltersProps {
  query: SearchQuery;
  /** Tells what the text says; before it is there, the text stands for itself. */
  found: DoctorSearch | undefined;
  onChange: () => void;
}

/** What narrows the search, chosen or typed, each with a link that takes it away. */
export function ActiveFilters({ query, found, onChange }: ActiveFiltersProps) {
  const active = activeFilters(query);
  const understood = found?.understood ?? [];
  const excluded = found?.excluded ?? [];
  const typed = typedFilters(query, understood);
  const words = found ? found.sought : [query.q].filter(Boolean);
  const place = readPlace(found);
  if (!place && active.length === 0 && typed.length + excluded.length + words.length === 0) return null;
  return (
    // A link that was followed inside the page has prevented the browser's own way.
    <div onClick={(event) => event.defaultPrevented && onChange()}>
      <ChipList label="Active filters">
        {place && (
          <ChipLink removes href={searchHref({ ...withoutStart(query), ...NOWHERE })}>
            {place}
          </ChipLink>
        )}
        {words.map((said) => (
          <ChipLink
            removes
            key={said}
            href={searchHref({ ...withoutStart(query), q: withoutWords(query.q, [said]) })}
          >
            {`“${said}”`}
          </ChipLink>
        ))}
        {typed.map((one) => (
          <ChipLink
            removes
            key={one.filter + one.value}
            href={searchHref(withoutTyped(query, one, understood))}
          >
            {one.inferred ? `Read as: ${labelOf(one.filter, one.value)}` : labelOf(one.filter, one.value)}
          </ChipLink>
        ))}
        {excluded.map(({ filter, value, words: said }) => (
          <ChipLink
            removes
            key={filter + value}
            href={searchHref({ ...withoutStart(query), q: withoutWords(query.q, said) })}
          >
            {`Not: ${labelOf(filter, value)}`}
          </ChipLink>
        ))}
        {active.map(({ filter, value, label }) => (
          <ChipLink removes key={filter + value} href={searchHref(toggled(query, filter, value))}>
            {label}
          </ChipLink>
        ))}
        <Link className={styles.all} href={searchHref(withoutFilters(query))}>
          Clear all
        </Link>
      </ChipList>
    </div>
  );
}

/** The place, where a text of the visitor's was read as it. */
function readPlace(found: DoctorSearch | undefined): string | null {
  if (!found?.typed || !found.place) return null;
  const { reading } = found.typed;
  return 'label' in reading && reading.label === found.place.label ? reading.label : null;
}
