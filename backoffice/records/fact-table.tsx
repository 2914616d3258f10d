import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material';
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

/** A short table to read. */
export function FactTable<Row>({ rows, none, columns, keyOf }: FactTableProps<Row>) {
  if (rows.length === 0) return <Typography color="text.secondary">{none}</Typography>;
  const named = Object.entries(columns);
  return (
    <TableContainer tabIndex={0} sx={{ '@media screen': { maxHeight: 420 } }}>
      {/* Where there is no room for its words, it scrolls: nobody reads a column a letter wide. */}
      <Table
        size="small"
        sx={{ overflowWrap: 'break-word', '& th, & td': { px: { xs: 0.5, sm: 1 }, verticalAlign: 'top' } }}
      >
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
