import { Alert, Button, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { HttpError, Title, useCreatePath, useResourceContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { refusalText } from './act.ts';
import { called } from './called.ts';

interface MissingRecordProps {
  error: unknown;
  /** What there is still of one that is not there (left-text.tsx). */
  children?: ReactNode;
}

/** Says that a record is not there, or could not be read, and leads back to its list. */
export function MissingRecord({ error, children }: MissingRecordProps) {
  const resource = useResourceContext() ?? '';
  const createPath = useCreatePath();
  const [one, all] = called(resource);
  const isMissing = error instanceof HttpError && (error.status === 404 || error.status === 400);
  const title = isMissing ? `There is no such ${one}` : `The ${one} could not be opened`;
  return (
    <Stack spacing={2} sx={{ py: 2, alignItems: 'flex-start' }}>
      <Title title={title} />
      <Typography variant="h1">{title}</Typography>
      {isMissing ? (
        <Typography>It was removed, or the address is not complete.</Typography>
      ) : (
        <Alert severity="error">{refusalText(error)} Reload the page to try again.</Alert>
      )}
      {isMissing && children}
      <Button component={Link} to={createPath({ resource, type: 'list' })} variant="outlined">
        See all {all}
      </Button>
    </Stack>
  );
}
