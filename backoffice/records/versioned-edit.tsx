import { useState } from 'react';
import type { ReactNode } from 'react';
import { EditBase, HttpError, useNotify } from 'react-admin';
import { ConflictDialog } from './conflict-dialog.tsx';
import type { Conflict, Versioned } from './conflict-dialog.tsx';
import { FormBeginning } from './versioned-form.tsx';

interface VersionedEditProps {
  /** When the address does not say it. */
  id?: string;
  /** What can be changed, by its name for people. */
  fields: Record<string, string>;
  children: ReactNode;
}

/** Edits a record that others may change at the same time. It is saved when the server says so. */
export function VersionedEdit({ id, fields, children }: VersionedEditProps) {
  const notify = useNotify();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [beginning, setBeginning] = useState(0);
  const begin = () => setBeginning((count) => count + 1);

  function onSuccess() {
    begin();
    notify('Saved.', { type: 'success' });
  }

  function onError(error: unknown, { data: mine }: { data?: object }) {
    const { record: theirs } = ((error instanceof HttpError && error.body) || {}) as { record?: Versioned };
    if (theirs && mine) setConflict({ mine: mine as Versioned, theirs });
    else notify((error as Error).message, { type: 'error' });
  }

  return (
    <EditBase id={id} mutationMode="pessimistic" redirect={false} mutationOptions={{ onError, onSuccess }}>
      <FormBeginning value={beginning}>{children}</FormBeginning>
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          fields={fields}
          onTakeTheirs={begin}
          onClose={() => setConflict(null)}
        />
      )}
    </EditBase>
  );
}
