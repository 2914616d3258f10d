import {
  Box,
  Card,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
  useTheme,
} from '@mui/material';
import { useId } from 'react';
import { formatDate } from '#contract/dates.ts';
import type { DashboardWeek } from '#contract/dashboard.ts';
import { listed, numberText } from '#contract/words.ts';

/** In units of the drawing. */
const HEIGHT = 60;
const WEEK = 12;
const BAR = 4;

interface WeekChartProps {
  title: string;
  weeks: DashboardWeek[];
  /** What is counted, in the order of the bars of a week. */
  series: {
    key: Exclude<keyof DashboardWeek, 'from'>;
    label: string;
    color: 'primary' | 'warning' | 'success';
  }[];
}

/** What came in each week; the same as a table below. */
export function WeekChart({ title, weeks, series }: WeekChartProps) {
  const { palette } = useTheme();
  const titleId = useId();
  const most = Math.max(1, ...weeks.flatMap((week) => series.map(({ key }) => week[key])));
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: 2 }}>
      <Typography variant="h2" id={titleId}>
        {title}
      </Typography>
      <Stack direction="row" spacing={2} useFlexGap sx={{ my: 1, flexWrap: 'wrap' }}>
        {series.map(({ key, label, color }) => (
          <Typography key={key} variant="body2">
            <Box
              component="span"
              sx={{ display: 'inline-block', width: 12, height: 12, mr: 0.5, bgcolor: `${color}.main` }}
            />
            {label}
          </Typography>
        ))}
        <Typography variant="body2" color="text.secondary">
          The highest bar is {numberText(most)}.
        </Typography>
      </Stack>
      <Box
        component="svg"
        viewBox={`0 0 ${weeks.length * WEEK} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${listed(series.map(({ label }) => label))} by week; the numbers are in the table below.`}
        sx={{ display: 'block', width: '100%', height: 160, borderBottom: 1, borderColor: 'divider' }}
      >
        {weeks.map((week, place) =>
          series.map(({ key, color }, bar) => {
            const height = (week[key] / most) * HEIGHT;
            return (
              <rect
                key={`${week.from} ${key}`}
                x={place * WEEK + 1 + bar * (BAR + 1)}
                y={HEIGHT - height}
                width={BAR}
                height={height}
                fill={palette[color].main}
              />
            );
          }),
        )}
      </Box>
      <Box component="details" sx={{ mt: 1 }}>
        <summary>The numbers as a table</summary>
        <Table size="small" sx={{ '& th, & td': { px: 1 } }}>
          <TableHead>
            <TableRow>
              <TableCell>Week from</TableCell>
              {series.map(({ key, label }) => (
                <TableCell key={key} align="right">
                  {label}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {weeks.toReversed().map((week) => (
              <TableRow key={week.from}>
                <TableCell component="th" scope="row">
                  {formatDate(week.from)}
                </TableCell>
                {series.map(({ key }) => (
                  <TableCell key={key} align="right">
                    {numberText(week[key])}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Card>
  );
}
