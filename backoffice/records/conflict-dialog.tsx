import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@mui/material';
import { useEditContext } from 'react-admin';

/** A record with its version, as far as it is compared. */
export type Versioned = Record<string, unknown> & { revision: number };

export interface Conflict {
  mine: Versioned;
  /** As it is now. */
  theirs: Versioned;
}

interface ConflictDialogProps {
  conflict: Conflict;
  /** What is compared, by its name for people. */
  fields: Record<string, string>;
  /** What was typed is given up. */
  onTakeTheirs: () => void;
  onClose: () => void;
}

/** Somebody has changed the record meanwhile: what it is now, and what was typed, to choose from. */
export function ConflictDialog({
  conflict: { mine, theirs },
  fields,
  onTakeTheirs,
  onClose,
}: ConflictDialogProps) {
  const { refetch, save } = useEditContext();
  return (
    <Dialog open fullWidth aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">Somebody has changed this meanwhile</DialogTitle>
      <DialogContent>
        <DialogContentText>
          It was saved while you had it open. Nothing of yours is saved yet.
        </DialogContentText>
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
      </DialogContent>
      <DialogActions>
        <Button
          onClick={() => {
            onClose();
            onTakeTheirs();
            void refetch();
          }}
        >
          Take what it is now
        </Button>
        <Button
          variant="contained"
          onClick={() => {
            onClose();
            void save?.({ ...mine, revision: theirs.revision });
          }}
        >
          Save what I typed
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function shown(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : '–';
}
