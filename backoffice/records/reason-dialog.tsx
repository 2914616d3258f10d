import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { IdleButton } from './idle-button.tsx';
import { NAMES_ABOVE } from './names-above.ts';
import { useKeptText } from './use-kept-text.ts';

interface ReasonDialogProps {
  title: string;
  /** What follows from it. */
  text: string;
  /** On the button that does it. */
  action: string;
  /** What a reason is kept by in its page, where the button does not say it: of several rows each its own. */
  place?: string;
  /** The reason that stands there at first. */
  begun?: string;
  /** It takes something away: the button says so by its color. */
  isDestructive?: boolean;
  /** What stands above the reason. */
  children?: ReactNode;
  /** Without: nothing is to be written. */
  reasonLabel?: string;
  /** What becomes of the reason. */
  reasonHint?: string;
  /** What is often written: a press adds it. */
  phrases?: readonly string[];
  /** In characters. */
  longest?: number;
  /** Whether what stands above the reason can be done as it is. */
  isReady?: boolean;
  /** Closes the dialog, once it is done where a reason was written: `onRefused` says in it why it was not. */
  onConfirm: Confirm;
  onClose: () => void;
}

export type OnRefused = (why: string) => void;
type Confirm = (reason: string, onRefused: OnRefused) => void | Promise<void>;

const SHORTEST = 3;

/** Asks before something is done to a record, and why it is done. */
export function ReasonDialog({
  title,
  text,
  action,
  place = action,
  begun,
  isDestructive = false,
  children,
  reasonLabel,
  reasonHint = 'The trail keeps it for good: please name nobody.',
  phrases = [],
  longest = 300,
  isReady: isFit = true,
  onConfirm,
  onClose,
}: ReasonDialogProps) {
  const [reason, setReason] = useKeptText(place, begun);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const titleId = useId();
  const notify = useNotify();
  const isOpen = useRef(true);
  const isReady = isFit && (reasonLabel === undefined || reason.trim().length >= SHORTEST);

  useEffect(() => {
    isOpen.current = true;
    return () => void (isOpen.current = false);
  }, []);

  /** Who has closed it meanwhile hears of it as well. */
  function refused(why: string) {
    if (isOpen.current) setRefusal(why);
    else notify(why, { type: 'error' });
  }

  async function confirm() {
    setRefusal(null);
    setIsBusy(true);
    await onConfirm(reason.trim(), refused);
    setIsBusy(false);
  }

  return (
    <Dialog
      open
      // Escape, or a press beside it, throws no words away.
      onClose={reason.trim() === '' ? onClose : undefined}
      fullWidth
      aria-labelledby={titleId}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady && !isBusy) void confirm();
        }}
        onKeyDown={submitByKeys}
      >
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={NAMES_ABOVE}>
            <Typography>{text}</Typography>
            {children}
            {reasonLabel !== undefined && (
              <TextField
                label={reasonLabel}
                helperText={reasonHint}
                value={reason}
                required
                autoFocus={children === undefined}
                multiline
                minRows={3}
                fullWidth
                slotProps={{ htmlInput: { maxLength: longest } }}
                onChange={({ target }) => setReason(target.value)}
              />
            )}
            {refusal !== null && (
              <Alert ref={scrollTo} severity="error">
                {refusal}
              </Alert>
            )}
            {phrases.length > 0 && (
              <Stack component="ul" aria-label="Often written" sx={{ listStyle: 'none', p: 0, m: 0 }}>
                {phrases.map((phrase) => (
                  <li key={phrase}>
                    <IdleButton
                      size="small"
                      sx={{ textAlign: 'start' }}
                      isIdle={reason.includes(phrase)}
                      onClick={() => setReason(`${reason.trim()}\n\n${phrase}`.trim().slice(0, longest))}
                    >
                      + {phrase}
                    </IdleButton>
                  </li>
                ))}
              </Stack>
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          {reasonLabel !== undefined && (
            <Typography variant="body2" color="text.secondary" sx={{ mr: 'auto', pl: 2, ...NEEDS_KEYS }}>
              Also by <kbd>Ctrl</kbd>+<kbd>Enter</kbd>
            </Typography>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            variant="contained"
            color={isDestructive ? 'error' : 'primary'}
            disabled={!isReady}
          >
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** What is said of an answer, as it comes: what stands above may be longer than the window. */
export function scrollTo(said: HTMLElement | null) {
  said?.scrollIntoView({ block: 'nearest' });
}

const NEEDS_KEYS = { display: { xs: 'none', sm: 'block' } };

/** In a reason Enter begins a line. Held down, it opened this dialog: that is no answer to what it asks. */
function submitByKeys(event: KeyboardEvent<HTMLFormElement>) {
  const { key, ctrlKey, metaKey, repeat, target, currentTarget } = event;
  if (key !== 'Enter') return;
  if (repeat && !(target instanceof HTMLTextAreaElement)) event.preventDefault();
  else if (!repeat && (ctrlKey || metaKey)) currentTarget.requestSubmit();
}
