import {
  Box,
  Button,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
  useMediaQuery,
} from '@mui/material';
import type { Theme } from '@mui/material';
import { useState } from 'react';
import type { Key, ReactNode } from 'react';

interface FactTableProps<Row> {
  rows: readonly Row[];
  /** What is said when there are none. */
  none: string;
  /** What stands in each column, by its name. */
  columns: Record<string, (row: Row) => ReactNode>;
  /** Of rows that others come before. */
  keyOf?: (row: Row) => Key;
}

/** A short table to read; where it has no room, what stands in each row, one below the other. */
export function FactTable<Row>({ rows, none, ...facts }: FactTableProps<Row>) {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  if (rows.length === 0) return <Typography color="text.secondary">{none}</Typography>;
  const Facts = isNarrow ? FactList : WideTable;
  return <Facts rows={rows} {...facts} />;
}

type FactsProps<Row> = Omit<FactTableProps<Row>, 'none'>;

function WideTable<Row>({ rows, columns, keyOf }: FactsProps<Row>) {
  const named = Object.entries(columns);
  return (
    <TableContainer tabIndex={0} sx={{ '@media screen': { maxHeight: 420 } }}>
      {/* Where there is no room for its words, it scrolls: nobody reads a column a letter wide. */}
      <Table size="small" sx={{ overflowWrap: 'break-word', '& th, & td': { px: 1, verticalAlign: 'top' } }}>
        <TableHead>
          <TableRow>
            {named.map(([name]) => (
              // Above buttons there is nothing to say.
              <TableCell key={name} component={name === '' ? 'td' : undefined}>
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, index) => (
            <TableRow key={keyOf?.(row) ?? index}>
              {named.map(([name, cell]) => (
                <TableCell key={name}>{cell(row)}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** Rows of a list that a finger scrolls with the page. */
const SHOWN_FIRST = 10;
const ROW = {
  ...{ display: 'grid', gridTemplateColumns: 'minmax(5rem, auto) 1fr', columnGap: 1.5, rowGap: 0.5 },
  ...{ m: 0, py: 1, borderTop: 1, borderColor: 'divider', typography: 'body2', overflowWrap: 'anywhere' },
  '& dt': { color: 'text.secondary', maxWidth: '8rem' },
  '& dd': { m: 0, minWidth: 0, gridColumn: 2 },
};

function FactList<Row>({ rows, columns, keyOf }: FactsProps<Row>) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? rows : rows.slice(0, SHOWN_FIRST);
  return (
    <>
      <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {shown.map((row, index) => (
          <li key={keyOf?.(row) ?? index}>
            <Box component="dl" sx={ROW}>
              {Object.entries(columns).map(([name, cell]) => (
                <Fact key={name} name={name}>
                  {cell(row)}
                </Fact>
              ))}
            </Box>
          </li>
        ))}
      </Stack>
      {shown.length < rows.length && (
        <Button onClick={() => setShowsAll(true)}>Show all {rows.length}</Button>
      )}
    </>
  );
}

/** Nothing of what a row does not have. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (children === null || children === undefined || children === '') return null;
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
