import { useState } from 'react';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { labelOf, VOCABULARY } from '#contract/vocabulary.ts';
import type { ListFilter } from '#contract/vocabulary.ts';
import { searchHref } from '../../components/search/search-query.ts';
import type { SearchQuery } from '../../components/search/search-query.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { FilterFrame, formOf } from './filter-frame.tsx';
import type { KnownFilters } from './filter-frame.tsx';
import styles from './filter-group.module.css';

const MOST_SHOWN = 6;

interface FilterGroupProps extends KnownFilters {
  filter: ListFilter;
  title: string;
}

/** One filter: its chosen values first, then those that find most. The order stays while the visitor chooses. */
export function FilterGroup({ filter, title, ...known }: FilterGroupProps) {
  const { query, typed, facets, Frame } = known;
  const counts = facets[filter];
  const read = typed.flatMap((one) => (one.filter === filter ? [one.value] : []));
  const chosen = [...query[filter], ...read];
  const [order] = useState(() => orderOf(filter, counts, chosen));
  const [countsBefore] = useState(Frame ? counts : {});
  const [open, setOpen] = useState(query.more.includes(filter));
  const found = order.filter((value) => counts[value] || countsBefore[value] || chosen.includes(value));
  const first = found.filter((value, i) => i < MOST_SHOWN || chosen.includes(value));
  const more = found.length - Math.max(MOST_SHOWN, first.length);
  const Group = Frame ?? FilterFrame;
  if (found.length === 0 && !Frame) return null;

  function toggle(event: MouseEvent<HTMLAnchorElement>) {
    event.preventDefault();
    const group = event.currentTarget.parentElement;
    flushSync(() => setOpen(!open));
    if (!open) group?.querySelectorAll('input')[first.length]?.focus();
  }

  return (
    <Group {...known} title={title} filters={[filter]}>
      {(wanted) => (
        <>
          {(wanted ?? (open ? found : first)).map((value) => (
            <Checkbox
              key={value}
              form={formOf(known, read.includes(value))}
              name={filter}
              value={value}
              label={labelOf(filter, value)}
              count={counts[value] ?? 0}
              checked={chosen.includes(value)}
            />
          ))}
          {!wanted && more > 0 && (
            <a className={styles.more} href={hrefOf(query, filter)} onClick={toggle}>
              {open ? 'Show fewer' : `Show ${more} more`}
              <span className="visually-hidden">{`, ${title}`}</span>
            </a>
          )}
        </>
      )}
    </Group>
  );
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
