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
import { formatDate } from '#contract/dates.ts';
import type { DashboardWeek } from '#contract/dashboard.ts';
import { numberText } from '#contract/words.ts';

/** In units of the drawing. */
const HEIGHT = 60;
const WEEK = 12;
const BAR = 4;

/** New accounts, published profiles and subscribers of each week; the same as a table below. */
export function WeekChart({ weeks }: { weeks: DashboardWeek[] }) {
  const { palette } = useTheme();
  const series = [
    { key: 'sign_ups', label: 'Sign-ups', color: palette.primary.main },
    { key: 'published', label: 'Published profiles', color: palette.warning.main },
  ] as const;
  const most = Math.max(1, ...weeks.flatMap(({ sign_ups, published }) => [sign_ups, published]));
  return (
    <Card component="section" aria-labelledby="weeks" sx={{ p: 2 }}>
      <Typography variant="h2" id="weeks">
        The last {weeks.length} weeks
      </Typography>
      <Stack direction="row" spacing={2} useFlexGap sx={{ my: 1, flexWrap: 'wrap' }}>
        {series.map(({ key, label, color }) => (
          <Typography key={key} variant="body2">
            <Box
              component="span"
              sx={{ display: 'inline-block', width: 12, height: 12, mr: 0.5, bgcolor: color }}
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
        aria-label="Sign-ups and published profiles by week; the numbers are in the table below."
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
                fill={color}
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
              <TableCell align="right">Sign-ups</TableCell>
              <TableCell align="right">Published</TableCell>
              <TableCell align="right">Subscribers</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {weeks.toReversed().map(({ from, sign_ups, published, subscribers }) => (
              <TableRow key={from}>
                <TableCell component="th" scope="row">
                  {formatDate(from)}
                </TableCell>
                <TableCell align="right">{numberText(sign_ups)}</TableCell>
                <TableCell align="right">{numberText(published)}</TableCell>
                <TableCell align="right">{numberText(subscribers)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Card>
  );
}
