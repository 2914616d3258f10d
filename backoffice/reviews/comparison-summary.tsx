import { Alert, Box, Link } from '@mui/material';
import type { Comparison } from '#contract/schemas/answers/registry.ts';
import { partId, partName, summaryOf } from './comparison-words.ts';

const SEVERITIES = { agrees: 'success', look: 'warning', against: 'error', silent: 'info' } as const;

/** How much of a profile agrees with the registers, with a way to what does not. */
export function ComparisonSummary({ comparisons }: { comparisons: readonly Comparison[] }) {
  const { text, weight, open } = summaryOf(comparisons);
  return (
    <Alert severity={SEVERITIES[weight]}>
      {text}
      {open.length > 0 && ' Look at: '}
      {open.map(({ about }, at) => (
        <Box component="span" key={about}>
          {at > 0 && ', '}
          <Link
            component="button"
            type="button"
            onClick={() => goTo(about)}
            sx={{ verticalAlign: 'baseline' }}
          >
            {partName(about)}
          </Link>
        </Box>
      ))}
    </Alert>
  );
}

function goTo(about: string): void {
  const part = document.getElementById(partId(about));
  part?.scrollIntoView({ block: 'center' });
  part?.focus({ preventScroll: true });
}
