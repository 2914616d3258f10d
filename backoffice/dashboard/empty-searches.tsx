import { Card, Typography } from '@mui/material';
import type { EmptySearch } from '#contract/dashboard.ts';
import { isBoundFilter, isFlag, isState, labelOf, LIST_FILTERS, STATES } from '#contract/vocabulary.ts';
import type { ListFilter } from '#contract/vocabulary.ts';
import { counted } from '#contract/wording.ts';

/** What visitors looked for in vain: where somebody is missing. */
export function EmptySearches({ searches }: { searches: EmptySearch[] }) {
  return (
    <Card component="section" aria-labelledby="empty-searches" sx={{ p: 2 }}>
      <Typography variant="h2" id="empty-searches">
        Searches that found nobody
      </Typography>
      <Typography color="text.secondary">
        In this month and the last, by state and need: each need by itself, and what came at least five times.
      </Typography>
      {searches.length === 0 && <Typography color="text.secondary">None.</Typography>}
      <ol>
        {searches.map(({ state, need, count }) => (
          <li key={`${state} ${need}`}>
            {isState(state) ? STATES[state] : 'Anywhere'}, {need ? labelOfNeed(need) : 'no filter'}:{' '}
            {counted(count, 'time')}
          </li>
        ))}
      </ol>
    </Card>
  );
}

function labelOfNeed(need: string): string {
  const [[filter, value]] = [...new URLSearchParams(need)];
  return isFlag(filter) || isBoundFilter(filter) || isListFilter(filter)
    ? labelOf(filter, value)
    : `${filter} ${value}`;
}

function isListFilter(filter: string): filter is ListFilter {
  return LIST_FILTERS.some((known) => known === filter);
}
