import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';

interface FieldDifferenceProps {
  /** What is compared, by its name for people. */
  fields: Record<string, string>;
  mine: Record<string, unknown>;
  /** As it is now. */
  theirs: Record<string, unknown>;
}

/** Two states of a record, field by field. */
export function FieldDifference({ fields, mine, theirs }: FieldDifferenceProps) {
  return (
    <Table size="small" sx={{ '& th, & td': { px: 1, overflowWrap: 'anywhere' } }}>
      <TableHead>
        <TableRow>
          <TableCell>Part</TableCell>
          <TableCell>As it is now</TableCell>
          <TableCell>What you typed</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {Object.entries(fields).map(([field, label]) => (
          <TableRow key={field}>
            <TableCell component="th" scope="row">
              {label}
            </TableCell>
            <TableCell>{shown(theirs[field])}</TableCell>
            <TableCell>{shown(mine[field] === theirs[field] ? null : mine[field])}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function shown(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : '–';
}
