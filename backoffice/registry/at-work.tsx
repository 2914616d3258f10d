import { Button, LinearProgress, Typography } from '@mui/material';
import { useState } from 'react';
import { REGISTERS, REGISTRY_FILES } from '#contract/registry.ts';
import type { ListedRegistryFile, Registers } from '#contract/schemas/answers/registry.ts';
import { longDate } from '#contract/dates.ts';
import { useAct } from '../records/act.ts';
import { Panel } from '../records/panel.tsx';
import { ReasonDialog } from '../records/reason-dialog.tsx';
import { changeText } from './change-text.ts';

/** What is being read, how far it is, and a way to stop it. Nothing while nothing is. */
export function AtWork({ at_work, reading }: Pick<Registers, 'at_work' | 'reading'>) {
  if (reading) return <Reading file={reading} isHere={at_work !== null} />;
  if (!at_work) return null;
  return (
    <Panel title={`${REGISTERS[at_work.kind].name}: a file is being opened`}>
      <Typography sx={{ mb: 1, overflowWrap: 'anywhere' }}>{at_work.name}</Typography>
      <LinearProgress aria-label="The file is being opened" />
    </Panel>
  );
}

function Reading({ file, isHere }: { file: ListedRegistryFile; isHere: boolean }) {
  const act = useAct();
  const [asks, setAsks] = useState(false);
  const { id, kind, name, dated, bytes, read_to } = file;
  const done = bytes === 0 ? 0 : Math.min(100, Math.floor((100 * read_to) / bytes));

  async function stop() {
    setAsks(false);
    await act({ path: `/registry-files/${id}/discard`, done: 'The reading is stopped.' });
  }

  return (
    <Panel
      title={`Being read: ${done} %`}
      actions={
        <Button color="error" variant="outlined" onClick={() => setAsks(true)}>
          Stop reading
        </Button>
      }
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {REGISTRY_FILES[kind]}, up to {longDate(dated)} ({name})
      </Typography>
      <LinearProgress
        variant="determinate"
        value={done}
        aria-label="How much is read"
        sx={{ my: 1, height: 8, borderRadius: 4 }}
      />
      <Typography color="text.secondary">
        {changeText(file)}.{' '}
        {isHere
          ? 'You may leave this page. Nothing of it counts before all of it is read.'
          : 'A command reads it (npm run registry), or it was broken off: beginning with the same file goes on there.'}
      </Typography>
      {asks && (
        <ReasonDialog
          title="Stop reading this file?"
          text="Nothing of it is kept, and what was there before still counts."
          action="Stop reading"
          isDestructive
          onConfirm={() => void stop()}
          onClose={() => setAsks(false)}
        />
      )}
    </Panel>
  );
}
