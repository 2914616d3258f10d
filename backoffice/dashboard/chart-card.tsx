import { Box, Card, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';

interface Series {
  label: string;
  /** One for each row. */
  values: number[];
  color: string;
}

interface ChartCardProps {
  id: string;
  title: string;
  /** What the rows are: 'Week from' */
  rowsAre: string;
  /** The names of the rows, in the order of time. */
  rows: string[];
  series: Series[];
  textOf: (value: number) => string;
}

const HEIGHT = 220;

/** Bars over time, and the same numbers as a table, the newest first. */
export function ChartCard({ id, title, rowsAre, rows, series, textOf }: ChartCardProps) {
  const isEmpty = series.every(({ values }) => values.every((value) => value === 0));
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2, minWidth: 0 }}>
      <Typography variant="h2" id={id}>
        {title}
      </Typography>
      {isEmpty && <Typography color="text.secondary">Nothing in this time.</Typography>}
      {!isEmpty && (
        <Box role="img" aria-label={`${title}: the numbers are in the table below.`}>
          <BarChart
            height={HEIGHT}
            disableKeyboardNavigation
            xAxis={[{ data: rows, scaleType: 'band', valueFormatter: textBelow }]}
            yAxis={[{ valueFormatter: textOf, width: 56, tickMinStep: 1 }]}
            series={series.map(({ label, values, color }) => ({
              label,
              data: values,
              color,
              valueFormatter: (value) => textOf(value ?? 0),
            }))}
          />
        </Box>
      )}
      <Box component="details" sx={{ mt: 1 }}>
        <summary>The numbers as a table</summary>
        <Table size="small" sx={{ '& th, & td': { px: 1 } }}>
          <TableHead>
            <TableRow>
              <TableCell>{rowsAre}</TableCell>
              {series.map(({ label }) => (
                <TableCell key={label} align="right">
                  {label}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {[...rows.entries()].toReversed().map(([place, row]) => (
              <TableRow key={row}>
                <TableCell component="th" scope="row">
                  {row}
                </TableCell>
                {series.map(({ label, values }) => (
                  <TableCell key={label} align="right">
                    {textOf(values[place] ?? 0)}
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

/** Below the bars there is no room for the year of a day; what is pointed at says it. */
function textBelow(row: string, { location }: { location: string }): string {
  return location === 'tick' ? row.replace(/, \d{4}$/, '') : row;
}
