import { Alert, AlertTitle, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { REGISTRY_FILES } from '#contract/registry.ts';
import type { ListedRegistryFile } from '#contract/schemas/answers/registry.ts';
import { longDate } from '#contract/dates.ts';
import { useAct } from '../records/act.ts';
import { ReasonDialog } from '../records/reason-dialog.tsx';
import { changeText } from './change-text.ts';

const ASKED = {
  accept: {
    title: 'Let this file count?',
    text: 'All profiles are compared with it at once, and whoever it says is excluded may be taken off the site. See first, on the page of its publisher, whether the file is right.',
    action: 'Let it count',
    done: 'The file counts.',
  },
  discard: {
    title: 'Discard this file?',
    text: 'Nothing of it is kept, and what was there before still counts. You can bring another one.',
    action: 'Discard it',
    done: 'The file is discarded.',
  },
} as const;

/** A file that was read and does not count before somebody has looked: why, and what to do about it. */
export function HeldFile({ file }: { file: ListedRegistryFile }) {
  const act = useAct();
  const [asks, setAsks] = useState<keyof typeof ASKED | null>(null);
  const { id, kind, name, dated, why } = file;

  async function decide(what: keyof typeof ASKED) {
    setAsks(null);
    await act({ path: `/registry-files/${id}/${what}`, done: ASKED[what].done });
  }

  return (
    <Alert severity="warning" sx={{ overflowWrap: 'anywhere', '& .MuiAlert-message': { minWidth: 0 } }}>
      <AlertTitle>
        Held: {REGISTRY_FILES[kind]}, up to {longDate(dated)}
      </AlertTitle>
      <Typography>{why}</Typography>
      <Typography color="text.secondary" sx={{ my: 1 }}>
        {name}. {changeText(file)}.
      </Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="contained" onClick={() => setAsks('accept')}>
          Accept
        </Button>
        <Button color="error" variant="outlined" onClick={() => setAsks('discard')}>
          Discard
        </Button>
      </Stack>
      {asks && (
        <ReasonDialog
          title={ASKED[asks].title}
          text={ASKED[asks].text}
          action={ASKED[asks].action}
          isDestructive={asks === 'discard'}
          onConfirm={() => void decide(asks)}
          onClose={() => setAsks(null)}
        />
      )}
    </Alert>
  );
}
