/** dashboard/: what the backoffice opens with: what waits, and how the directory does. */
import { Alert, Box, Stack, Typography } from '@mui/material';
import { Loading, Title, useGetList, useGetOne } from 'react-admin';
import type { DashboardRecord, StateRow } from '../data-provider.ts';
import { EmptySearches } from './empty-searches.tsx';
import { Figures } from './figures.tsx';
import { PlansAndMoney } from './plans-and-money.tsx';
import { StateTable } from './state-table.tsx';
import { Waiting } from './waiting.tsx';
import { WeekChart } from './week-chart.tsx';

export function Dashboard() {
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
      {today && <Waiting waiting={today.waiting} />}
      {states && <Figures states={states} />}
      {today && (
        <>
          <WeekChart
            title={`The last ${today.weeks.length} weeks`}
            weeks={today.weeks}
            series={[
              { key: 'sign_ups', label: 'Sign-ups', color: 'primary' },
              { key: 'published', label: 'Published profiles', color: 'warning' },
            ]}
          />
          <WeekChart
            title="New subscribers of the newsletter"
            weeks={today.weeks}
            series={[{ key: 'subscribers', label: 'Subscribers', color: 'success' }]}
          />
          <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: '1fr 1fr' } }}>
            <PlansAndMoney plans={today.plans} months={today.months} />
            <EmptySearches searches={today.empty_searches} />
          </Box>
        </>
      )}
      {states && <StateTable states={states} />}
    </Stack>
  );
}
