import UploadFileIcon from '@mui/icons-material/UploadFile';
import { Alert, Button, Stack } from '@mui/material';
import { useRef, useState } from 'react';
import { useRedirect } from 'react-admin';
import { IMPORT_BYTES } from '#contract/imports.ts';
import type { ImportRecord } from '#contract/schemas/answers/imports.ts';
import { ADMIN_API } from '#contract/admin-paths.ts';
import { asAdministrator } from '../data-provider.ts';

/** Brings a file, and opens what would become of it. */
export function FileInput() {
  const input = useRef<HTMLInputElement>(null);
  const redirect = useRedirect();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function bring(file: File | undefined) {
    if (!file) return;
    if (file.size > IMPORT_BYTES) return setProblem('This file has more than 5 MB. Please split it.');
    setIsBusy(true);
    setProblem('');
    try {
      const { json } = (await asAdministrator(
        `${ADMIN_API.imports}?${new URLSearchParams({ name: file.name }).toString()}`,
        {
          method: 'POST',
          headers: new Headers({ 'content-type': 'text/csv' }),
          body: file,
        },
      )) as { json: ImportRecord };
      redirect('show', 'imports', json.id);
    } catch (error) {
      setProblem((error as Error).message);
      setIsBusy(false);
    }
  }

  return (
    <Stack spacing={1} useFlexGap sx={{ alignItems: 'flex-start' }}>
      <input
        ref={input}
        hidden
        type="file"
        accept=".csv,text/csv"
        aria-label="CSV file of doctors"
        onChange={({ currentTarget }) => {
          void bring(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
      <Button
        variant="contained"
        startIcon={<UploadFileIcon />}
        disabled={isBusy}
        onClick={() => input.current?.click()}
      >
        {isBusy ? 'Looking at the file…' : 'Choose a CSV file'}
      </Button>
      {problem !== '' && <Alert severity="error">{problem}</Alert>}
    </Stack>
  );
}
