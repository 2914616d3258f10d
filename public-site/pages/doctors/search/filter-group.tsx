import { useState } from 'react';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Facets, Understood } from '#contract/doctors.ts';
import { FEE_BOUNDS, FEE_FILTERS, labelOf, VOCABULARY } from '#contract/vocabulary.ts';
import type { FeeFilter, Flag, ListFilter } from '#contract/vocabulary.ts';
import { numberText } from '#contract/words.ts';
import { isChosen, searchHref } from '../../../app/search-query.ts';
import type { SearchQuery } from '../../../app/search-query.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Select } from '../../../ui/select.tsx';
import { FORM_ID } from './search-form.tsx';
import styles from './filter-group.module.css';

const AVAILABILITY = ['accepting', 'telehealth', 'evenings', 'weekends'] as const;
const MOST_SHOWN = 6;

interface KnownFilters {
  query: SearchQuery;
  /** Filters that the search text says. */
  typed: Understood[];
  facets: Facets;
}

/** Whether and when there is time for a new patient. */
export function Availability({ query, typed, facets }: KnownFilters) {
  const shown = AVAILABILITY.filter((flag) => isOffered(flag, { query, typed, facets }));
  if (shown.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>Availability</legend>
      {shown.map((flag) => (
        <FlagBox key={flag} {...{ flag, query, typed, facets }} />
      ))}
    </fieldset>
  );
}

/** What a visit may cost. Those who publish no fee are in no bound. */
export function FeeGroup({ query, typed, facets }: KnownFilters) {
  const fees = FEE_FILTERS.filter((fee) => Object.keys(facets[fee]).length > 0 || query[fee]);
  const slides = isOffered('sliding_scale', { query, typed, facets });
  if (fees.length === 0 && !slides) return null;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>Fees</legend>
      {fees.map((fee) => (
        <Select
          key={fee}
          className={styles.fee}
          form={FORM_ID}
          name={fee}
          label={FEE_BOUNDS[fee].label}
          options={boundsOf(fee, facets[fee], query[fee])}
          value={query[fee]}
        />
      ))}
      {slides && <FlagBox flag="sliding_scale" {...{ query, typed, facets }} />}
    </fieldset>
  );
}

function FlagBox({ flag, query, typed, facets }: KnownFilters & { flag: Flag }) {
  return (
    <Checkbox
      form={formOf(isTyped(flag, typed))}
      name={flag}
      value="1"
      label={labelOf(flag, '1')}
      count={facets[flag]['1'] ?? 0}
      checked={isChosen(query, flag, '1') || isTyped(flag, typed)}
    />
  );
}

function isOffered(flag: Flag, { query, typed, facets }: KnownFilters): boolean {
  return (facets[flag]['1'] ?? 0) > 0 || query[flag] !== '' || isTyped(flag, typed);
}

function isTyped(flag: Flag, typed: readonly Understood[]): boolean {
  return typed.some(({ filter }) => filter === flag);
}

/** "Any", "Up to $300 (12)": the bounds that find somebody, each with how many. */
function boundsOf(fee: FeeFilter, counts: Record<string, number>, chosen: string) {
  const bounds = FEE_BOUNDS[fee].bounds.map(String).filter((most) => counts[most] || most === chosen);
  return [
    { key: '', label: 'Any' },
    ...bounds.map((most) => ({ key: most, label: `Up to $${most} (${numberText(counts[most] ?? 0)})` })),
  ];
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
