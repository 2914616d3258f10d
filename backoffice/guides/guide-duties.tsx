import { Alert, AlertTitle, Box, Typography } from '@mui/material';
import type { GuideDuty } from '#contract/guides.ts';

/** What the operator has to do so that a page is true. */
export function GuideDuties({ duties }: { duties: GuideDuty[] }) {
  if (duties.length === 0) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      <AlertTitle>Yours to do, so that this page is true ({duties.length})</AlertTitle>
      Visitors do not see this. The software keeps the other promises by itself. Do these, or change the text.
      <Box component="ul" tabIndex={0} sx={{ m: 0, mt: 1, pl: 2.5, maxHeight: '9rem', overflow: 'auto' }}>
        {duties.map(({ says, duty }) => (
          <li key={duty}>
            {duty}
            {says !== null && (
              <Typography variant="body2" sx={{ fontStyle: 'italic' }}>
                The page says: “{says}”
              </Typography>
            )}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
