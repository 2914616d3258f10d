import { Button, Snackbar } from '@mui/material';
import { useAct } from './act.ts';
import { endTakeBack, useLastDone } from './take-back.ts';
import { useShortcuts } from './use-shortcuts.ts';

/** Says what was done, with a button that undoes it, while that can be done. One for the whole backoffice. */
export function TakeBackBar() {
  const last = useLastDone();
  const act = useAct();

  async function undo() {
    if (!last) return;
    endTakeBack();
    if (await act({ path: last.path, done: 'Taken back.' })) last.undone?.();
  }

  useShortcuts(last ? { u: () => void undo() } : NONE);

  return (
    <Snackbar
      open={last !== null}
      message={last?.done}
      sx={ABOVE_THE_PAGE}
      onClose={(_, reason) => {
        if (reason !== 'clickaway') endTakeBack();
      }}
      action={
        <Button color="inherit" size="small" onClick={() => void undo()}>
          Undo (U)
        </Button>
      }
    />
  );
}

const NONE = {};

/** On a narrow screen below the app's bar: at the bottom it would cover what saves (save-bar.tsx). */
const ABOVE_THE_PAGE = { top: { xs: 64, md: 'auto' }, bottom: { xs: 'auto', md: 24 } };
