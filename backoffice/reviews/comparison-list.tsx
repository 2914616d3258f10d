import { Box, Typography } from '@mui/material';
import type { Comparison } from '#contract/schemas/answers/registry.ts';
import { ComparisonText } from './comparison-text.tsx';
import { partId, partName } from './comparison-words.ts';

interface ComparisonListProps {
  comparisons: readonly Comparison[];
  /** Whether the summary of the page leads to these. */
  isLinked?: boolean;
}

/** Parts of a profile, each as it was handed in and beside it what a register says. */
export function ComparisonList({ comparisons, isLinked = false }: ComparisonListProps) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}>
      {comparisons.map((comparison) => (
        <Box
          component="li"
          key={comparison.about}
          {...(isLinked && { id: partId(comparison.about), tabIndex: -1 })}
          sx={{
            ...{ display: 'grid', columnGap: 2, rowGap: 0.5, alignItems: 'start' },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
          }}
        >
          <div>
            <Typography sx={{ fontWeight: 600 }}>{partName(comparison.about)}</Typography>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {comparison.ours}
            </Typography>
          </div>
          <ComparisonText comparison={comparison} />
        </Box>
      ))}
    </Box>
  );
}
