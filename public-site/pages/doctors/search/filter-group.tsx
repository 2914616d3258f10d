import { useState } from 'react';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Facets, Understood } from '#contract/doctors.ts';
import { labelOf, VOCABULARY } from '#contract/vocabulary.ts';
import type { ListFilter } from '#contract/vocabulary.ts';
import { filterLabel, isChosen, searchHref } from '../../../app/search-query.ts';
import type { SearchQuery } from '../../../app/search-query.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { FORM_ID } from './search-form.tsx';
import styles from './filter-group.module.css';

const FLAGS = ['accepting', 'telehealth'] as const;
const MOST_SHOWN = 6;

interface AvailabilityProps {
  query: SearchQuery;
  /** Filters that the search text says. */
  typed: Understood[];
  facets: Facets;
}

/** The two filters that are either on or off. */
export function Availability({ query, typed, facets }: AvailabilityProps) {
  const isTyped = (flag: (typeof FLAGS)[number]) => typed.some(({ filter }) => filter === flag);
  const shown = FLAGS.filter((flag) => facets[flag]['1'] || query[flag] || isTyped(flag));
  if (shown.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>Availability</legend>
      {shown.map((flag) => (
        <Checkbox
          key={flag}
          form={formOf(isTyped(flag))}
          name={flag}
          value="1"
          label={filterLabel(flag, '1')}
          count={facets[flag]['1'] ?? 0}
          checked={isChosen(query, flag, '1') || isTyped(flag)}
        />
      ))}
    </fieldset>
  );
}

interface FilterGroupProps {
  filter: ListFilter;
  title: string;
  query: SearchQuery;
  /** Values that the search text says. */
  typed: string[];
  /** value → how many results there would be with it */
  counts: Record<string, number>;
}

/** One filter: its chosen values first, then those that find most. The order stays while the visitor chooses. */
export function FilterGroup({ filter, title, query, typed, counts }: FilterGroupProps) {
  const chosen = [...query[filter], ...typed];
  const [order] = useState(() => orderOf(filter, counts, chosen));
  const [open, setOpen] = useState(query.more.includes(filter));
  const values = order.filter((value) => counts[value] || chosen.includes(value));
  const shown = open ? values : values.filter((value, i) => i < MOST_SHOWN || chosen.includes(value));
  const more = values.length - Math.max(MOST_SHOWN, shown.length);
  if (values.length === 0) return null;

  function toggle(event: MouseEvent<HTMLAnchorElement>) {
    event.preventDefault();
    const group = event.currentTarget.closest('fieldset');
    flushSync(() => setOpen(!open));
    if (!open) group?.querySelectorAll('input')[shown.length]?.focus();
  }

  return (
    <fieldset className={styles.group} id={filter}>
      <legend className={styles.title}>{title}</legend>
      {shown.map((value) => (
        <Checkbox
          key={value}
          form={formOf(typed.includes(value))}
          name={filter}
          value={value}
          label={labelOf(filter, value)}
          count={counts[value] ?? 0}
          checked={chosen.includes(value)}
        />
      ))}
      {(more > 0 || open) && values.length > MOST_SHOWN && (
        <a className={styles.more} href={hrefOf(query, filter)} onClick={toggle}>
          {open ? 'Show fewer' : `Show ${more} more`}
          <span className="visually-hidden">{`, ${title}`}</span>
        </a>
      )}
    </fieldset>
  );
}

/** What the search text says already is no field of the form. */
function formOf(isTyped: boolean): string | undefined {
  return isTyped ? undefined : FORM_ID;
}

function orderOf(filter: ListFilter, counts: Record<string, number>, chosen: readonly string[]): string[] {
  const values = Object.keys(VOCABULARY[filter]);
  // Ages have an order of their own.
  if (filter === 'age') return values;
  values.sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0));
  return chosen.length === 0 ? values : [...new Set([...chosen, ...values])];
}

/** The page with this filter shown whole, or cut short again, where there is no JavaScript. */
function hrefOf(query: SearchQuery, filter: ListFilter): string {
  const others = query.more.filter((other) => other !== filter);
  const more = others.length < query.more.length ? others : [...others, filter];
  return `${searchHref({ ...query, more })}#${filter}`;
}
