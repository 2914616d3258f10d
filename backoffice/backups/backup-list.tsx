/** backups/: what would be left if the machine was lost, and a way to have it elsewhere. */
import BackupIcon from '@mui/icons-material/Backup';
import { Alert, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Loading, Title, useGetOne } from 'react-admin';
import type { ListedBackup } from '#contract/backups.ts';
import { counted, numberText } from '#contract/wording.ts';
import type { BackupsRecord } from '../data-provider.ts';
import { useAct } from '../records/act.ts';
import { FactTable } from '../records/fact-table.tsx';
import { Panel } from '../records/panel.tsx';
import { timeText } from '../records/time-text.ts';
import { DownloadDialog } from './download-dialog.tsx';

/** Milliseconds between two looks while one is being made. */
const WHILE_RUNNING = 1000;

export default function BackupList() {
  const { data, error } = useGetOne<BackupsRecord>(
    'backups',
    { id: 'all' },
    { refetchInterval: ({ state }) => (state.data?.is_running ? WHILE_RUNNING : false) },
  );
  if (error && !data)
    return <Alert severity="error">The backups could not be loaded. Reload the page to try again.</Alert>;
  if (!data) return <Loading />;
  return (
    <Stack spacing={2} sx={{ py: 2, maxWidth: 1000 }}>
      <Title title="Backups" />
      <Typography variant="h1">Backups</Typography>
      <Typography color="text.secondary">{planText(data)}</Typography>
      {data.complaint !== null && <Alert severity="error">{data.complaint}</Alert>}
      {data.backups.some(({ is_old }) => is_old) && (
        <Alert severity="warning">
          What is marked as old has people in it who were deleted long since. Your privacy policy says that
          this ends within six months: remove those folders on the machine, or make new ones.
        </Alert>
      )}
      <Kept {...data} />
    </Stack>
  );
}

function planText({ is_on, next_at, months }: BackupsRecord): string {
  if (!is_on) return 'No backups are made by themselves: the setting BACKUPS is off, or this is the demo.';
  return (
    `The next one is made ${timeText(next_at)}. The last of each of 7 days, 4 weeks and 12 months are kept, for ` +
    `${counted(months, 'month')} at the most: until then, deleted people are in them. What is made by hand stays.`
  );
}

function Kept({ backups, is_running }: BackupsRecord) {
  const act = useAct();
  const [asked, setAsked] = useState<ListedBackup | null>(null);
  return (
    <Panel
      title={counted(backups.length, 'backup')}
      actions={
        <Button
          startIcon={<BackupIcon />}
          disabled={is_running}
          onClick={() => void act({ path: '/backups', done: 'A backup is being made.' })}
        >
          Back up now
        </Button>
      }
    >
      {is_running && <LinearProgress aria-label="A backup is being made" sx={{ mb: 1 }} />}
      <FactTable
        rows={backups}
        none="There is none yet. “Back up now” makes the first: what it holds, when it was made, and a way to have it elsewhere stand here."
        columns={{
          Made: (backup) => (
            <>
              {timeText(backup.at)}
              <Typography variant="body2" color="text.secondary">
                {standingText(backup)}
              </Typography>
            </>
          ),
          Size: ({ database, pictures }) => sizeText(database.bytes + pictures.bytes),
          '': (backup) => (
            <Button
              size="small"
              onClick={() => setAsked(backup)}
              aria-label={`Download the one of ${timeText(backup.at)}`}
            >
              Download
            </Button>
          ),
        }}
      />
      {asked && <DownloadDialog backup={asked} onClose={() => setAsked(null)} />}
    </Panel>
  );
}

function standingText({ why, is_old, database, counts, pictures }: ListedBackup): string {
  return [
    is_old ? `${why}, old` : why,
    database.check === 'complete' ? 'whole' : 'whole at a quick look',
    counted(counts.accounts, 'account'),
    counted(counts.articles, 'article'),
    ...(pictures.missing > 0 ? [`${counted(pictures.missing, 'picture')} missing`] : []),
  ].join(', ');
}

function sizeText(bytes: number): string {
  return `${numberText(Math.ceil(bytes / 1e6))} MB`;
}
