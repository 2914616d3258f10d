import {
  Card,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import type { StateCount } from '#contract/search.ts';
import { STATES } from '#contract/vocabulary.ts';
import { StateMap } from './state-map.tsx';
import { ShareBar } from './share-bar.tsx';

/** States by how many psychiatrists they have, most first. */
export function StateTable({ states }: { states: StateCount[] }) {
  const rows = states
    .filter((state) => state.psychiatrists > 0)
    .sort((a, b) => b.psychiatrists - a.psychiatrists || a.state.localeCompare(b.state));
  const most = rows[0]?.psychiatrists ?? 0;
  return (
    <Card>
      <Typography variant="h2" id="states" sx={{ p: 2, pb: 1 }}>
        By state
      </Typography>
      <StateMap states={states} />
      {rows.length === 0 && <Typography sx={{ p: 2, pt: 0 }}>Nobody is listed yet.</Typography>}
      {rows.length > 0 && (
        <TableContainer tabIndex={0} role="region" aria-labelledby="states">
          <Table
            size="small"
            sx={{
              '& th, & td': { px: { xs: 0.5, sm: 2 } },
              '& th:first-of-type': { pl: 2 },
              // The last one on a phone.
              '& th:nth-of-type(4), & td:nth-of-type(3)': { pr: 2 },
            }}
          >
            <TableHead>
              <TableRow>
                <TableCell>State</TableCell>
                <TableCell sx={{ width: '45%', display: { xs: 'none', sm: 'table-cell' } }}>
                  Accepting, of all
                </TableCell>
                <TableCell align="right">Psychiatrists</TableCell>
                <TableCell align="right">Accepting</TableCell>
                <TableCell sx={{ display: { xs: 'none', md: 'table-cell' } }}>Most in</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>{rows.map((state) => StateTableRow(state, most))}</TableBody>
          </Table>
        </TableContainer>
      )}
    </Card>
  );
}

function StateTableRow({ state, psychiatrists, accepting, cities }: StateCount, most: number) {
  return (
    <TableRow key={state} hover>
      <TableCell component="th" scope="row">
        {STATES[state]}
      </TableCell>
      <TableCell sx={{ display: { xs: 'none', sm: 'table-cell' } }}>
        <ShareBar whole={psychiatrists / most} part={accepting / most} />
      </TableCell>
      <TableCell align="right">{psychiatrists}</TableCell>
      <TableCell align="right">{accepting}</TableCell>
      <TableCell sx={{ display: { xs: 'none', md: 'table-cell' } }}>{cities[0]?.city}</TableCell>
    </TableRow>
  );
}
