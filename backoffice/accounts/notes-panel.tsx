import { Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import type { UserRecord } from '#contract/users.ts';
import { useAct } from '../records/act.ts';
import { IdleButton } from '../records/idle-button.tsx';
import { Panel } from '../records/panel.tsx';
import { ReasonDialog } from '../records/reason-dialog.tsx';
import { useKeptText } from '../records/use-kept-text.ts';
import { timeText } from '../records/time-text.ts';

type Note = UserRecord['notes'][number];

/** What administrators want each other to know of an account. */
export function NotesPanel({ user: { id, notes } }: { user: UserRecord }) {
  const [text, setText] = useKeptText('note');
  const typed = useRef('');
  const [isBusy, setIsBusy] = useState(false);
  const [removing, setRemoving] = useState<Note | null>(null);
  const act = useAct();

  async function add() {
    setIsBusy(true);
    typed.current = text;
    const isKept = await act({ path: `/users/${id}/note`, body: { text }, done: 'The note is kept.' });
    // What was typed meanwhile is the beginning of the next one.
    if (isKept && typed.current === text) setText('');
    setIsBusy(false);
  }

  async function remove({ id: note }: Note) {
    setRemoving(null);
    await act({ path: `/users/${id}/remove-note`, body: { note }, done: 'The note is gone.' });
  }

  return (
    <Panel title="Notes">
      <Stack spacing={2}>
        <Stack
          component="form"
          spacing={1}
          sx={{ alignItems: 'flex-start' }}
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() !== '' && !isBusy) void add();
          }}
        >
          <TextField
            label="A new note"
            helperText="Administrators alone read it here. Whoever it is about may ask to see it."
            value={text}
            multiline
            minRows={2}
            fullWidth
            slotProps={{ htmlInput: { maxLength: 2000 } }}
            onChange={({ target }) => {
              typed.current = target.value;
              setText(target.value);
            }}
          />
          <IdleButton type="submit" variant="outlined" isIdle={text.trim() === ''}>
            Keep the note
          </IdleButton>
        </Stack>
        {notes.map((note) => (
          <Box key={note.id}>
            <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{note.text}</Typography>
            <Typography variant="body2" color="text.secondary">
              {note.written_by_name ?? 'An administrator who has left'}, {timeText(note.written_at)}
            </Typography>
            <Button
              size="small"
              aria-label={`Remove the note of ${timeText(note.written_at)}`}
              onClick={() => setRemoving(note)}
            >
              Remove
            </Button>
          </Box>
        ))}
      </Stack>
      {removing && (
        <ReasonDialog
          title="Remove this note?"
          text="Nobody can bring it back. The trail says that there was one, and not what it said."
          action="Remove it"
          isDestructive
          onConfirm={() => void remove(removing)}
          onClose={() => setRemoving(null)}
        />
      )}
    </Panel>
  );
}
