import { useState } from 'react';
import { HttpError, useRedirect, useRefresh } from 'react-admin';
import { IMPORT_BYTES } from '#contract/imports.ts';
import type { ImportRecord } from '#contract/schemas/answers/imports.ts';
import { ADMIN_API } from '#contract/admin-paths.ts';
import { asAdministrator } from '../data-provider.ts';
import { refusalText } from '../records/act.ts';
import { FileButton } from '../records/file-button.tsx';

const MAY_BE_THERE =
  'The file may have arrived all the same: look for it in the list before you bring it again.';

/** Brings a file, and opens what would become of it. */
export function FileInput() {
  const redirect = useRedirect();
  const refresh = useRefresh();
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
      const isAnswered = error instanceof HttpError;
      setProblem(isAnswered ? error.message : `${refusalText(error)} ${MAY_BE_THERE}`);
      setIsBusy(false);
      if (!isAnswered) refresh();
    }
  }

  return (
    <FileButton
      accept=".csv,text/csv"
      label="CSV file of doctors"
      isDisabled={isBusy}
      problem={problem}
      onFile={(file) => void bring(file)}
    >
      {isBusy ? 'Looking at the file…' : 'Choose a CSV file'}
    </FileButton>
  );
}
