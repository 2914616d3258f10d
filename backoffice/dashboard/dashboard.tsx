/** dashboard/: what the backoffice opens with: what waits, and how the directory does. */
import { Alert, Box, Stack, Typography } from '@mui/material';
import { Loading, Title, useGetList, useGetOne } from 'react-admin';
import type { DashboardRecord, StateRow } from '../data-provider.ts';
import { EmptySearches } from './empty-searches.tsx';
import { Figures } from './figures.tsx';
import { Health } from './health.tsx';
import { PlansAndMoney } from './plans-and-money.tsx';
import { RegisterAges } from './registers.tsx';
import { StateTable } from './state-table.tsx';
import { Waiting } from './waiting.tsx';
import { WeekCharts } from './week-charts.tsx';

export default function Dashboard() {
  const { data: today, error: failed } = useGetOne<DashboardRecord>('dashboard', { id: 'today' });
  const { data: states, error, isPending } = useGetList<StateRow>('states');
  return (
    <Stack spacing={3} sx={{ py: 3, px: { xs: 1, sm: 2 }, maxWidth: 1160 }}>
      <Title title="Dashboard" />
      <Typography variant="h1">The directory today</Typography>
      {isPending && <Loading />}
      {(error ?? failed) && (
        <Alert severity="error">The numbers could not be loaded. Reload the page to try again.</Alert>
      )}
      {today && <Health {...today.health} />}
      {today && <Waiting waiting={today.waiting} />}
      {today && <RegisterAges registers={today.registers} />}
      {states && <Figures states={states} />}
      {today && (
        <>
          <WeekCharts weeks={today.weeks} />
          <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}>
            <PlansAndMoney {...today} />
            <EmptySearches searches={today.empty_searches} />
          </Box>
        </>
      )}
      {states && <StateTable states={states} />}
    </Stack>
  );
}
