import KeyIcon from '@mui/icons-material/Key';
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
import { useId, useState } from 'react';
import type { Way } from '#contract/second-factors.ts';
import { useProofQuestion } from './proof.ts';
import { askPasskey, proveBy } from './prove.ts';

const CODE = { by: 'code', type: 'text', autoComplete: 'one-time-code' };
const FIELDS = {
  app: {
    ...CODE,
    label: 'Code',
    helperText: 'Six digits from your authenticator app, or a recovery code.',
  },
  'recovery-code': { ...CODE, label: 'Recovery code', helperText: 'One of those that you kept.' },
  password: {
    by: 'password',
    type: 'password',
    autoComplete: 'current-password',
    label: 'Current password',
    helperText: ' ',
  },
} as const;

/** Asks the administrator to show once more who they are, before what cannot be undone. One for the whole backoffice. */
export function ProofDialog() {
  const question = useProofQuestion();
  return question && <Asking {...question} />;
}

interface AskingProps {
  ways: readonly Way[];
  answer: (isProven: boolean) => void;
}

function Asking({ ways, answer }: AskingProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [typed, setTyped] = useState('');
  const titleId = useId();
  const typedWay = (['password', 'app'] as const).find((way) => ways.includes(way)) ?? 'recovery-code';
  const { by, type, autoComplete, ...field } = FIELDS[typedWay];
  const hasPasskey = ways.includes('passkey') && 'PublicKeyCredential' in window;

  async function show(proof: () => Promise<object>) {
    setBusy(true);
    try {
      await proveBy(await proof());
      answer(true);
    } catch (error) {
      setProblem((error as Error).message);
      setBusy(false);
    }
  }

  const isPasskeyFirst = hasPasskey && typedWay === 'recovery-code';
  const passkey = hasPasskey && (
    <Button
      variant="outlined"
      startIcon={<KeyIcon />}
      autoFocus={isPasskeyFirst}
      disabled={busy}
      onClick={() => void show(askPasskey)}
    >
      Use a passkey
    </Button>
  );

  return (
    <Dialog open onClose={() => answer(false)} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() !== '') void show(() => Promise.resolve({ [by]: typed }));
        }}
      >
        <DialogTitle id={titleId}>Is it you?</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <Typography>This needs a fresh proof that it is you. It holds for ten minutes.</Typography>
            {isPasskeyFirst && passkey}
            <TextField
              {...field}
              value={typed}
              fullWidth
              autoFocus={!isPasskeyFirst}
              onChange={({ target }) => setTyped(target.value)}
              slotProps={{ htmlInput: { type, autoComplete } }}
            />
            {!isPasskeyFirst && passkey}
            {problem !== null && <Alert severity="error">{problem}</Alert>}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => answer(false)}>Cancel</Button>
          <Button type="submit" variant="contained" disabled={busy || typed.trim() === ''}>
            Continue
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
