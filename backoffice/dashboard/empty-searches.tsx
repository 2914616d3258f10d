import { Card, Typography } from '@mui/material';
import { formatDate } from '#contract/dates.ts';
import type { EmptySearch } from '#contract/dashboard.ts';
import { isFeeFilter, isFlag, labelOf, LIST_FILTERS } from '#contract/vocabulary.ts';
import type { ListFilter } from '#contract/vocabulary.ts';
import { counted } from '#contract/words.ts';

/** What visitors looked for in vain: where somebody is missing. */
export function EmptySearches({ searches }: { searches: EmptySearch[] }) {
  return (
    <Card component="section" aria-labelledby="empty-searches" sx={{ p: 2 }}>
      <Typography variant="h2" id="empty-searches">
        Searches that found nobody
      </Typography>
      {searches.length === 0 && <Typography color="text.secondary">None in the last 30 days.</Typography>}
      <ol>
        {searches.map(({ place, filters, count, last_day }) => (
          <li key={`${place} ${filters}`}>
            {[place || 'Anywhere', ...labelsOf(filters)].join(', ')}: {counted(count, 'time')}, last on{' '}
            {formatDate(last_day)}
          </li>
        ))}
      </ol>
    </Card>
  );
}

function labelsOf(filters: string): string[] {
  return [...new URLSearchParams(filters)].flatMap(([filter, values]) =>
    isFlag(filter) || isFeeFilter(filter) || isListFilter(filter)
      ? values.split(',').map((value) => labelOf(filter, value))
      : `${filter} ${values}`,
  );
}

function isListFilter(filter: string): filter is ListFilter {
  return LIST_FILTERS.some((known) => known === filter);
}
