import { createContext, useContext, useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import { SaveButton, SimpleForm, Toolbar, useEditContext } from 'react-admin';
import type { RaRecord } from 'react-admin';
import { useFormContext } from 'react-hook-form';

/** Raised when what was typed is saved or given up: the form begins anew. */
export const FormBeginning = createContext(0);

/** The form of a record that others may change. What is typed stays when the record is read again. */
export function VersionedForm({ children }: { children: ReactNode }) {
  return <BegunForm key={useContext(FormBeginning)}>{children}</BegunForm>;
}

function BegunForm({ children }: { children: ReactNode }) {
  const { record } = useEditContext<RaRecord>();
  // react-admin would begin anew with each record.
  const [opened] = useState(record);
  return (
    <SimpleForm
      record={opened}
      toolbar={
        <Toolbar sx={{ '&&': { bgcolor: 'transparent', px: 0 } }}>
          <SaveButton />
        </Toolbar>
      }
      sx={{ p: 0 }}
    >
      {children}
      <Follower record={record} />
    </SimpleForm>
  );
}

/**
 * Takes over what the record says since, besides what is typed. Where another has changed that as well, the version
 * stays the old one: saving it is refused, and both are shown to choose from.
 */
function Follower({ record }: { record?: RaRecord }) {
  const { formState, reset } = useFormContext<RaRecord>();
  const { dirtyFields, defaultValues: begun } = formState;

  const follow = useEffectEvent((now?: RaRecord) => {
    const typed = Object.keys(dirtyFields).filter((field) => dirtyFields[field]);
    if (typed.every((field) => begun?.[field] === now?.[field])) reset(now, { keepDirtyValues: true });
  });
  useEffect(() => follow(record), [record]);
  return null;
}
