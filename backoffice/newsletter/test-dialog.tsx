import { TextField } from '@mui/material';
import { useState } from 'react';
import { useAct } from '../records/act.ts';
import { ReasonDialog } from '../records/reason-dialog.tsx';

/** Sends an issue to one address, to look at it in a mail program. */
export function TestDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const [email, setEmail] = useState('');
  const act = useAct();

  async function test() {
    const done = `A test mail goes to ${email}.`;
    if (await act({ path: `/newsletters/${id}/test`, body: { email }, done })) onClose();
  }

  return (
    <ReasonDialog
      title="Send a test mail"
      text="As readers get it, to one address."
      action="Send the test"
      onConfirm={() => void test()}
      onClose={onClose}
    >
      <TextField
        type="email"
        label="Address"
        value={email}
        required
        fullWidth
        autoFocus
        onChange={({ target }) => setEmail(target.value)}
      />
    </ReasonDialog>
  );
}
