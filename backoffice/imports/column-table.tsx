import { Box, Typography } from '@mui/material';
import { MOST_PRACTICES } from '#contract/constants.ts';
import { IMPORT_BYTES, IMPORT_COLUMNS, IMPORT_LINES, NEEDED_COLUMNS } from '#contract/imports.ts';
import { FactTable } from '../records/fact-table.tsx';

const ROWS = Object.entries(IMPORT_COLUMNS)
  .filter(([, { sample }]) => sample !== '')
  .map(([key, column]) => ({ key, ...column }));
const NEEDED: readonly string[] = NEEDED_COLUMNS;

/** What a file may hold, folded away. */
export function ColumnTable() {
  return (
    <Box component="details" sx={{ maxWidth: '100%' }}>
      <Typography component="summary" sx={{ cursor: 'pointer', py: 1 }}>
        What a file may hold
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 1, maxWidth: 720 }}>
        The first line names the columns, in any order. Several values of a cell have semicolons between them.
        A doctor is one line, with up to {MOST_PRACTICES} practices: <code>practice_2_</code> begins the
        columns of the second, and 3, 4 and 5 stand for others. A practice is read as soon as one of its cells
        is filled, and then needs name, street, city, state, ZIP code and telephone. At most{' '}
        {IMPORT_LINES.toLocaleString('en-US')} lines and {IMPORT_BYTES / 1_000_000} MB, in UTF-8.
      </Typography>
      <FactTable
        rows={ROWS}
        none=""
        columns={{
          Column: ({ key }) => <code>{key}</code>,
          'What it holds': ({ key, what }) => (NEEDED.includes(key) ? `${what} (needed)` : what),
          Example: ({ sample }) => sample,
        }}
      />
    </Box>
  );
}
