import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';

/** What can be changed of a record, by its name. */
export type Fields<Name extends string = string> = Record<Name, string | Field>;

interface Field {
  /** For people. */
  label: string;
  /** What it says, where that is not what is stored. */
  text: (value: unknown) => string;
}

interface FieldDifferenceProps {
  fields: Fields;
  mine: Record<string, unknown>;
  /** As it is now. */
  theirs: Record<string, unknown>;
}

/** A word of ours is never broken, what was typed only where it must: both columns of it are read on a phone. */
const CELLS = {
  '& th, & td': { px: { xs: 0.5, sm: 1 }, verticalAlign: 'top' },
  '& th': { overflowWrap: 'break-word' },
  '& td': { minWidth: 'min(4.4rem, 20vw)', overflowWrap: 'anywhere' },
};

/** Where two states of a record differ, field by field. */
export function FieldDifference({ fields, mine, theirs }: FieldDifferenceProps) {
  return (
    <Table size="small" sx={CELLS}>
      <TableHead>
        <TableRow>
          <TableCell>Part</TableCell>
          <TableCell>As it is now</TableCell>
          <TableCell>What you typed</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {Object.entries(fields)
          .filter(([name]) => mine[name] !== theirs[name])
          .map(([name, field]) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {typeof field === 'string' ? field : field.label}
              </TableCell>
              <TableCell>{shown(field, theirs[name])}</TableCell>
              <TableCell>{shown(field, mine[name])}</TableCell>
            </TableRow>
          ))}
      </TableBody>
    </Table>
  );
}

function shown(field: string | Field, value: unknown): string {
  if (value === null || value === undefined) return 'Left empty';
  if (typeof field === 'object') return field.text(value);
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : '–';
}
