/** dashboard/: the numbers that the backoffice opens with. */
import { Alert, Stack, Typography } from '@mui/material';
import { Loading, Title, useGetList } from 'react-admin';
import type { StateRow } from '../data-provider.ts';
import { Figures } from './figures.tsx';
import { StateTable } from './state-table.tsx';

/** The directory in numbers, from what is public. */
export function Dashboard() {
  const { data, error, isPending } = useGetList<StateRow>('states');
  return (
    <Stack spacing={3} sx={{ py: 3, px: { xs: 1, sm: 2 }, maxWidth: 1160 }}>
      <Title title="Dashboard" />
      <div>
        <Typography variant="h1">The directory today</Typography>
        <Typography color="text.secondary" sx={{ mt: 1 }}>
          Users, reviews and articles arrive here with accounts.
        </Typography>
      </div>
      {isPending && <Loading />}
      {error && (
        <Alert severity="error">The numbers could not be loaded. Reload the page to try again.</Alert>
      )}
      {data && <Figures states={data} />}
      {data && <StateTable states={data} />}
    </Stack>
  );
}
