import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Create, SimpleForm, useNotify, useRedirect, useResourceContext } from 'react-admin';
import type { RaRecord } from 'react-admin';

interface BeginRecordProps {
  title: string;
  /** What is said once it is there. */
  done: string;
  /** What it has besides what is typed. */
  empty?: object;
  /** What is wanted of it at first. */
  children: ReactNode;
}

/** Begins something to write: it is a draft from here on. */
export function BeginRecord({ title, done, empty, children }: BeginRecordProps) {
  const resource = useResourceContext();
  const notify = useNotify();
  const redirect = useRedirect();

  function open({ id }: RaRecord) {
    notify(done, { type: 'success' });
    redirect('edit', resource, id);
  }

  return (
    <Create
      title={title}
      sx={{ '& .RaCreate-main': { mt: 2 } }}
      transform={(begun: object) => ({ ...empty, ...begun })}
      mutationOptions={{ onSuccess: open }}
    >
      <SimpleForm>
        <Typography variant="h1" sx={{ fontSize: '1.35rem', mb: 2 }}>
          {title}
        </Typography>
        {children}
      </SimpleForm>
    </Create>
  );
}
