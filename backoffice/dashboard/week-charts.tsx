import { Box, useTheme } from '@mui/material';
import { formatDate } from '#contract/dates.ts';
import type { DashboardWeek } from '#contract/dashboard.ts';
import { numberText } from '#contract/wording.ts';
import { ChartCard } from './chart-card.tsx';

/** New accounts, published profiles and newsletter subscribers of each week. */
export function WeekCharts({ weeks }: { weeks: DashboardWeek[] }) {
  const { palette } = useTheme();
  const common = {
    rowsAre: 'Week from',
    rows: weeks.map(({ from }) => formatDate(from)),
    textOf: numberText,
  };
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '3fr 2fr' } }}>
      <ChartCard
        {...common}
        id="weeks"
        title={`The last ${weeks.length} weeks`}
        series={[
          { label: 'Sign-ups', values: weeks.map((week) => week.sign_ups), color: palette.primary.main },
          {
            label: 'Published profiles',
            values: weeks.map((week) => week.published),
            color: palette.warning.main,
          },
        ]}
      />
      <ChartCard
        {...common}
        id="newsletter"
        title="Newsletter"
        series={[
          {
            label: 'New subscribers',
            values: weeks.map((week) => week.subscribers),
            color: palette.primary.main,
          },
        ]}
      />
    </Box>
  );
}
