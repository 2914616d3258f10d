import { Box, Card, Typography } from '@mui/material';
import type { Review } from '#contract/reviews.ts';
import { timeText } from '../records/time-text.ts';
import { ReasonText } from './decision-list.tsx';
import { FieldTable } from './field-table.tsx';

/** Of what is handed in again: why it was rejected, and what is different since. */
export function RejectedBefore({ review: { rejected, decisions, content } }: { review: Review }) {
  const decision = decisions.find(({ id }) => id === rejected?.id);
  if (!rejected || !decision) return null;
  const { changes } = rejected;
  return (
    <Card component="section" aria-labelledby="rejected-before">
      <Box sx={{ p: 2 }}>
        <Typography variant="h2" id="rejected-before">
          Rejected before
        </Typography>
        <Typography color="text.secondary" sx={{ mb: 1 }}>
          {timeText(decision.at)} by {decision.by ?? 'somebody who has left'}
        </Typography>
        <ReasonText decision={decision} />
        <Typography sx={{ mt: 2, fontWeight: 600 }} id="changed-since">
          {changes.length > 0 ? 'Changed since' : 'Nothing was changed since.'}
        </Typography>
      </Box>
      {changes.length > 0 && (
        <FieldTable
          labelledBy="changed-since"
          before={{ label: 'Rejected', content: rejected.content }}
          after={{ label: 'Handed in now', content }}
          fields={changes}
        />
      )}
    </Card>
  );
}
