import { Alert, Box } from '@mui/material';
import type { GuideRecord } from '#contract/guides.ts';
import { Difference } from '../records/difference.tsx';

/** That an update has changed the page's file since what is written here was begun, and what it changed. */
export function GuideUpdate({ page }: { page: GuideRecord }) {
  const { written_over, original, published } = page;
  const updated = original ?? published;
  if (written_over === null || updated === null) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2, '& .MuiAlert-message': { minWidth: 0, flexGrow: 1 } }}>
      An update has changed this page since yours was written.{' '}
      {original === null
        ? 'Visitors read the update; Publish puts yours in its place.'
        : 'Visitors read yours. Publish keeps it so; “Put the original back” takes the update.'}
      <details>
        <summary>What the update changed</summary>
        <Box sx={{ pt: 1 }}>
          <Difference before={written_over} after={updated} same="They say the same." />
        </Box>
      </details>
    </Alert>
  );
}
