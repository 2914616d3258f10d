import { Alert, Box } from '@mui/material';
import { LoadingPage } from 'react-admin';
import { MESSAGES } from '#contract/messages.ts';
import { useDelay } from './delay.ts';

/** Until it is known who is there; and that it takes longer, where the server has no answer. */
export function WaitingPage() {
  return (
    <>
      <Box role="status" sx={{ p: 2, maxWidth: 600, mx: 'auto' }}>
        {useDelay() && (
          <Alert severity="warning" role={undefined}>
            {MESSAGES.noAnswer} {MESSAGES.stillSignedIn}
          </Alert>
        )}
      </Box>
      <LoadingPage />
    </>
  );
}
