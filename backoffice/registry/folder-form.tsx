import { Button, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { REGISTERS } from '#contract/registry.ts';
import type { RegisterKind } from '#contract/registry.ts';
import type { Registers } from '#contract/schemas/answers/registry.ts';
import { useAct } from '../records/act.ts';

interface FolderFormProps {
  kind: RegisterKind;
  folder: NonNullable<Registers['folder']>;
  isBusy: boolean;
}

/** Reads a file that lies on the server, in the folder that the setting REGISTRY_DIR names. */
export function FolderForm({ kind, folder: { path, files }, isBusy }: FolderFormProps) {
  const act = useAct();
  const [file, setFile] = useState('');
  const fitting = files.filter((name) => name.toLowerCase().endsWith(REGISTERS[kind].ending));
  const listId = `files-${kind}`;

  async function read() {
    if (await act({ path: '/registry-files/read', body: { kind, file }, done: 'The file is being read.' }))
      setFile('');
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void read();
      }}
    >
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1} sx={{ alignItems: { sm: 'flex-start' } }}>
        <TextField
          label="Or a file on the server"
          helperText={`Its name below ${path}`}
          value={file}
          required
          fullWidth
          size="small"
          margin="none"
          onChange={({ target }) => setFile(target.value)}
          slotProps={{
            htmlInput: { list: listId, autoComplete: 'off' },
            formHelperText: { sx: { overflowWrap: 'anywhere' } },
          }}
        />
        <datalist id={listId}>
          {fitting.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <Button type="submit" variant="outlined" disabled={isBusy || file === ''} sx={{ flexShrink: 0 }}>
          Read it
        </Button>
      </Stack>
    </form>
  );
}
