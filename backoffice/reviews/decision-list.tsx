import { Box, Link, Stack, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { PROFILE_SECTIONS } from '#contract/profiles.ts';
import type { Decision } from '#contract/reviews.ts';
import { listed } from '#contract/wording.ts';
import { timeText } from '../records/time-text.ts';
import { ComparisonList } from './comparison-list.tsx';
import { summaryOf } from './comparison-words.ts';

/** What was decided of a profile, each with what led to it. */
export function DecisionList({ decisions }: { decisions: readonly Decision[] }) {
  if (decisions.length === 0)
    return <Typography color="text.secondary">Nothing was decided of it yet.</Typography>;
  return (
    <Stack component="ol" spacing={1.5} sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {decisions.map((decision) => (
        <li key={decision.id}>
          <Link component={RouterLink} to={`/reviews/${decision.id}/show`}>
            {decision.status === 'approved' ? 'Approved' : 'Rejected'} {timeText(decision.at)}
          </Link>{' '}
          by {decision.by ?? 'somebody who has left'}
          <ReasonText decision={decision} />
          <KnownThen decision={decision} />
        </li>
      ))}
    </Stack>
  );
}

/** What the registers said when it was decided, folded. */
function KnownThen({ decision: { comparisons } }: { decision: Decision }) {
  if (comparisons.length === 0) return null;
  return (
    <details>
      <summary>The registers then: {summaryOf(comparisons).text}</summary>
      <Box sx={{ pt: 1, pl: 2 }}>
        <ComparisonList comparisons={comparisons} />
      </Box>
    </details>
  );
}

/** Why something was rejected; nothing of what was approved. */
export function ReasonText({ decision: { reason, sections } }: { decision: Decision }) {
  if (reason === null) return null;
  const names = sections.map((section) => (PROFILE_SECTIONS as Record<string, string>)[section] ?? section);
  return (
    <>
      <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{reason}</Box>
      {names.length > 0 && (
        <Typography variant="body2" color="text.secondary">
          It concerned: {listed(names)}.
        </Typography>
      )}
    </>
  );
}
