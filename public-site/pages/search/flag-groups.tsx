import type { Understood } from '#contract/search.ts';
import { EARLIEST_VISITS, FEE_BOUNDS, FEE_FILTERS, labelOf, VISIT_BOUNDS } from '#contract/vocabulary.ts';
import type { FeeFilter, Flag } from '#contract/vocabulary.ts';
import { numberText } from '#contract/wording.ts';
import { isChosen } from '../../components/search/search-query.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Select } from '../../ui/select.tsx';
import { FilterFrame, formOf } from './filter-frame.tsx';
import type { KnownFilters } from './filter-frame.tsx';
import styles from './filter-group.module.css';

const FLAGS_OF_TIME = ['accepting', 'telehealth', 'in_person', 'evenings', 'weekends'] as const;
const AVAILABILITY = [...FLAGS_OF_TIME, 'earliest_visit'] as const;
const FEES = [...FEE_FILTERS, 'sliding_scale'] as const;

/** Whether and when there is time for a new patient. */
export function Availability(known: KnownFilters) {
  const { Frame = FilterFrame } = known;
  const visits = visitBounds(known);
  const shown = FLAGS_OF_TIME.filter((flag) => isOffered(flag, known));
  if (shown.length === 0 && visits.length === 0) return null;
  return (
    <Frame {...known} title="Availability" filters={AVAILABILITY}>
      {() => (
        <>
          {shown.map((flag) => (
            <FlagBox key={flag} flag={flag} {...known} />
          ))}
          {visits.length > 0 && (
            <Select
              className={styles.fee}
              id={formOf(known) && 'earliest_visit'}
              form={formOf(known)}
              name="earliest_visit"
              label="Earliest first visit"
              options={[{ key: '', label: 'Any' }, ...visits]}
              value={known.query.earliest_visit}
            />
          )}
        </>
      )}
    </Frame>
  );
}

/** What a visit may cost. Those who publish no fee are in no bound. */
export function FeeGroup(known: KnownFilters) {
  const { query, facets, Frame = FilterFrame } = known;
  const fees = FEE_FILTERS.filter((fee) => Object.keys(facets[fee]).length > 0 || query[fee]);
  const slides = isOffered('sliding_scale', known);
  if (fees.length === 0 && !slides) return null;
  return (
    <Frame {...known} title="Fees" filters={FEES}>
      {() => (
        <>
          {fees.map((fee) => (
            <Select
              key={fee}
              className={styles.fee}
              id={formOf(known) && fee}
              form={formOf(known)}
              name={fee}
              label={FEE_BOUNDS[fee].label}
              options={boundsOf(fee, facets[fee], query[fee])}
              value={query[fee]}
            />
          ))}
          {slides && <FlagBox flag="sliding_scale" {...known} />}
        </>
      )}
    </Frame>
  );
}

function FlagBox({ flag, ...known }: KnownFilters & { flag: Flag }) {
  const isRead = isTyped(flag, known.typed);
  return (
    <Checkbox
      form={formOf(known, isRead)}
      name={flag}
      value="1"
      label={labelOf(flag, '1')}
      count={known.facets[flag]['1'] ?? 0}
      checked={isChosen(known.query, flag, '1') || isRead}
    />
  );
}

function isOffered(flag: Flag, { query, typed, facets, Frame }: KnownFilters): boolean {
  return Boolean(Frame) || (facets[flag]['1'] ?? 0) > 0 || query[flag] !== '' || isTyped(flag, typed);
}

function isTyped(flag: Flag, typed: readonly Understood[]): boolean {
  return typed.some(({ filter }) => filter === flag);
}

/** "Within a month (12)": those that find somebody. */
function visitBounds({ query, facets }: KnownFilters) {
  const counts = facets.earliest_visit;
  return VISIT_BOUNDS.filter((bound) => counts[bound] || bound === query.earliest_visit).map((bound) => ({
    key: bound,
    label: `${EARLIEST_VISITS[bound]} (${numberText(counts[bound] ?? 0)})`,
  }));
}

/** "Any", "Up to $300 (12)": the bounds that find somebody, each with how many. */
function boundsOf(fee: FeeFilter, counts: Record<string, number>, chosen: string) {
  const bounds = FEE_BOUNDS[fee].bounds.map(String).filter((most) => counts[most] || most === chosen);
  return [
    { key: '', label: 'Any' },
    ...bounds.map((most) => ({ key: most, label: `Up to $${most} (${numberText(counts[most] ?? 0)})` })),
  ];
}
