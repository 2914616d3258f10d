import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Create, SimpleForm, useCreatePath, useNotify, useResourceContext } from 'react-admin';
import type { RaRecord } from 'react-admin';
import { useNavigate } from 'react-router-dom';

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
  const createPath = useCreatePath();
  const navigate = useNavigate();

  function open({ id }: RaRecord) {
    notify(done, { type: 'success' });
    // Back leads to where it was begun from, not to another beginning.
    const path = createPath({ resource, id, type: 'edit' });
    void navigate(path, { replace: true, state: { _scrollToTop: true } });
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
