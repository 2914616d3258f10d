import { Autocomplete, Dialog, DialogContent, TextField, Typography } from '@mui/material';
import type { PopperProps } from '@mui/material';
import { useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { refusalText } from '../records/act.ts';
import { AddressText } from '../records/address-text.tsx';
import { findEverything } from './find-everything.ts';
import type { Found } from './kinds.ts';

/** Milliseconds without a key until it is looked for. */
const PAUSE = 250;
const SHORTEST = 2;

interface Answer {
  q: string;
  found: Found[];
  problem: string;
}

const NOTHING: Answer = { q: '', found: [], problem: '' };

/** Finds while it is typed; Enter opens. */
export function FindDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const { q, found, problem } = useFound(typed.trim());

  function open(one: Found | null) {
    if (!one) return;
    onClose();
    void navigate(one.to);
  }

  return (
    <Dialog
      open
      fullWidth
      onClose={onClose}
      aria-label="Find anything"
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <DialogContent>
        <Autocomplete<Found>
          open={q !== ''}
          options={found}
          filterOptions={(options) => options}
          groupBy={({ group }) => group}
          getOptionKey={({ group, to }) => group + to}
          getOptionLabel={({ title }) => title}
          inputValue={typed}
          onInputChange={(_, text, reason) => {
            if (reason !== 'reset') setTyped(text);
          }}
          onChange={(_, one) => open(one)}
          onClose={(_, reason) => {
            if (reason === 'escape') onClose();
          }}
          autoHighlight
          forcePopupIcon={false}
          noOptionsText={problem || `Nothing is found for “${q}”.`}
          slots={{ popper: InPlace }}
          slotProps={{ listbox: { sx: { maxHeight: '60vh' } } }}
          renderOption={({ key, ...props }, { title, about }) => (
            <li key={key} {...props}>
              <Typography component="span" sx={{ overflowWrap: 'anywhere' }}>
                {title}
                <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
                  <AddressText>{about}</AddressText>
                </Typography>
              </Typography>
            </li>
          )}
          renderInput={(props) => (
            <TextField
              {...props}
              autoFocus
              label="Find anything"
              helperText="By name, e-mail, NPI, ZIP code, city, title or subject"
            />
          )}
        />
      </DialogContent>
    </Dialog>
  );
}

/** What is found stands in the dialog, and no wider or narrower than it; Material lays it over what is below. */
function InPlace({ open, children }: PopperProps) {
  return open && typeof children !== 'function' ? children : null;
}

/** What is found once nothing more is typed; before that what was found last. */
function useFound(q: string): Answer {
  const dataProvider = useDataProvider();
  const [answer, setAnswer] = useState(NOTHING);
  useEffect(() => {
    let isWanted = q.length >= SHORTEST;
    const timer = setTimeout(() => {
      if (!isWanted) return setAnswer(NOTHING);
      findEverything(dataProvider, q).then(
        (found) => isWanted && setAnswer({ q, found, problem: '' }),
        (error: unknown) => isWanted && setAnswer({ q, found: [], problem: refusalText(error) }),
      );
    }, PAUSE);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [dataProvider, q]);
  return answer;
}
