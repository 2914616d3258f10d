import { Alert, Box, Stack, Typography } from '@mui/material';
import { useEffect } from 'react';
import { Loading, useGetOne, useRefresh } from 'react-admin';
import type { RegistersRecord } from '../data-provider.ts';
import { timeText } from '../records/time-text.ts';
import { AtWork } from './at-work.tsx';
import { HeldFile } from './held-file.tsx';
import { RegisterPanel } from './register-panel.tsx';

/** Milliseconds between two looks while a file is read. */
const WHILE_READING = 1000;

/** What waits for somebody, what is being read, and both registers with how old they are. */
export function Registers() {
  const refresh = useRefresh();
  const { data, error } = useGetOne<RegistersRecord>(
    'registers',
    { id: 'all' },
    { refetchInterval: ({ state }) => (state.data?.at_work ? WHILE_READING : false) },
  );
  const isAtWork = data !== undefined && data.at_work !== null;
  // The list below shows what has become of it.
  useEffect(() => {
    if (!isAtWork) refresh();
  }, [isAtWork, refresh]);
  if (error && !data)
    return <Alert severity="error">The registers could not be loaded. Reload the page to try again.</Alert>;
  if (!data) return <Loading />;
  const { held, last } = data;
  return (
    <Stack spacing={2} sx={{ mt: 1, mb: 2 }}>
      <Typography color="text.secondary" sx={{ maxWidth: 720 }}>
        Names, NPIs and licenses of profiles are compared with two public registers: when a doctor signs up,
        in each review, and every night. Nothing is asked of anybody for that: the registers come as files,
        which you bring here about once a month.
      </Typography>
      {held.map((file) => (
        <HeldFile key={file.id} file={file} />
      ))}
      <AtWork {...data} />
      {last && !held.some(({ name }) => name === last.name) && (
        <Alert severity={last.is_taken ? 'info' : 'error'} sx={{ overflowWrap: 'anywhere' }}>
          {last.name} ({timeText(last.at)}): {last.says}
          {!last.is_taken && ' What was there before still counts.'}
        </Alert>
      )}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '1fr 1fr' } }}>
        <RegisterPanel kind="nppes" registers={data} />
        <RegisterPanel kind="leie" registers={data} />
      </Box>
    </Stack>
  );
}
