import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
} from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { ADMIN_API } from '#contract/admin-paths.ts';
import { IMPORT_COLUMNS } from '#contract/imports.ts';
import type { ImportRecord, MendedLine } from '#contract/schemas/answers/imports.ts';
import { parsed } from '../../saving/browser-storage.ts';
import { callRecord } from '../records/record-calls.ts';
import { useKeptText } from '../records/use-kept-text.ts';

interface MendDialogProps {
  /** Of the import. */
  id: number;
  line: number;
  onClose: () => void;
}

/** Cells of a line, and those that they were typed over. */
interface Typed {
  over: string[];
  cells: string[];
}

/** A refused line, cell by cell, with all that is wrong with it. It is looked at anew when it is saved. */
export function MendDialog({ id, line, onClose }: MendDialogProps) {
  const refresh = useRefresh();
  const notify = useNotify();
  const [read, setRead] = useState<MendedLine | null>(null);
  const [kept, keep] = useKeptText(`line ${line}`);
  const { over, cells } = (parsed(kept) as Typed | null) ?? typedOver(read?.cells ?? []);
  const [problem, setProblem] = useState('');
  const [tries, setTries] = useState(0);
  const warning = useRef<HTMLDivElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const url = `${ADMIN_API.imports}/${id}`;
  const isTyped = read !== null && cells.some((cell, index) => cell !== read.cells[index]);

  useEffect(() => {
    callRecord<MendedLine>('GET', `${url}/lines/${line}`).then(
      (found) => {
        setRead(found);
        setProblem(found.reason);
      },
      (error: unknown) => setProblem((error as Error).message),
    );
  }, [url, line]);

  // What is wrong again may read as before, and stands above what was scrolled away.
  useEffect(() => {
    if (tries > 0) warning.current?.focus();
  }, [tries]);

  function write(typed: Typed) {
    keep(JSON.stringify(typed));
  }

  function refuse(why: string) {
    setProblem(why);
    setTries(tries + 1);
  }

  async function save() {
    setIsBusy(true);
    try {
      const { first_refused } = await callRecord<ImportRecord>('POST', `${url}/mend`, {
        payload: { line, cells, over },
      });
      refresh();
      const still = first_refused.find((refused) => refused.line === line);
      if (still) {
        setRead(read && { ...read, cells });
        write(typedOver(cells));
        return refuse(`It is not right yet.\n${still.reason}`);
      }
      notify(`Line ${line} is right now.`, { type: 'success' });
      onClose();
    } catch (error) {
      refuse((error as Error).message);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Dialog
      open
      // Escape, or a press beside it, throws no words away.
      onClose={isTyped ? undefined : onClose}
      fullWidth
      aria-labelledby="mend-title"
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <DialogTitle id="mend-title">Line {line}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            {problem !== '' && (
              <Alert
                ref={warning}
                tabIndex={-1}
                severity="warning"
                role="status"
                sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
              >
                {problem}
              </Alert>
            )}
            {read?.known.map(
              (column, index) =>
                column && (
                  <TextField
                    key={column}
                    label={IMPORT_COLUMNS[column].name}
                    helperText={
                      IMPORT_COLUMNS[column].what !== IMPORT_COLUMNS[column].name &&
                      IMPORT_COLUMNS[column].what
                    }
                    value={cells[index]}
                    autoFocus={index === 0}
                    multiline
                    onChange={({ target }) => write({ over, cells: cells.with(index, target.value) })}
                  />
                ),
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" disabled={!read || isBusy}>
            Save the line
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function typedOver(cells: string[]): Typed {
  return { over: cells, cells };
}
