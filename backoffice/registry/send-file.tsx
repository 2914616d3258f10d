import { Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { REGISTERS } from '#contract/registry.ts';
import type { RegisterKind } from '#contract/registry.ts';
import { numberText } from '#contract/wording.ts';
import { refusalText } from '../records/act.ts';
import { FileButton } from '../records/file-button.tsx';
import { sendFile, stopSending, useSending } from './sending.ts';

/** Brings a file of a register from this machine; how far it is, and a way to stop it. */
export function SendFile({ kind, isBusy }: { kind: RegisterKind; isBusy: boolean }) {
  const notify = useNotify();
  const refresh = useRefresh();
  const sending = useSending();
  const [problem, setProblem] = useState('');
  const { ending, mostBytes, name } = REGISTERS[kind];

  async function send(file: File | undefined) {
    if (!file) return;
    if (file.size > mostBytes) return setProblem(`This file has more than ${megabytes(mostBytes)}.`);
    setProblem('');
    try {
      const isThere = await sendFile(kind, file);
      notify(isThere ? `${file.name} is there, and is being read.` : 'It is stopped; nothing was kept.');
    } catch (error) {
      setProblem(refusalText(error));
    }
    refresh();
  }

  if (sending?.kind === kind)
    return (
      <Box role="group" aria-label={`Sending ${sending.name}`}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          Sending {sending.name}: {megabytes(sending.sent)} of {megabytes(sending.bytes)}
        </Typography>
        <LinearProgress
          variant="determinate"
          value={(100 * sending.sent) / sending.bytes}
          aria-label="How much is sent"
          sx={{ my: 1, height: 8, borderRadius: 4 }}
        />
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          <Button variant="outlined" color="error" onClick={stopSending}>
            Stop sending
          </Button>
          <Typography variant="body2" color="text.secondary">
            Keep this window open. Other pages of the backoffice may be looked at meanwhile.
          </Typography>
        </Stack>
      </Box>
    );
  return (
    <FileButton
      accept={ending}
      label={`File of the ${name}`}
      isDisabled={isBusy || sending !== null}
      problem={problem}
      onFile={(file) => void send(file)}
    >
      Choose a {ending} file
    </FileButton>
  );
}

function megabytes(bytes: number): string {
  return `${numberText(Math.ceil(bytes / 1e6))} MB`;
}
