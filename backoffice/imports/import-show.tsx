import { Alert, Box, Button, Chip, LinearProgress, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { Loading, Title, downloadCSV, useGetOne, useNotify, useRedirect } from 'react-admin';
import type { ImportRecord, RefusedLine } from '#contract/schemas/answers/imports.ts';
import { ADMIN_API } from '#contract/admin-paths.ts';
import { counted } from '#contract/wording.ts';
import { asAdministrator } from '../data-provider.ts';
import { refusalText, useAct } from '../records/act.ts';
import { FactTable } from '../records/fact-table.tsx';
import { MissingRecord } from '../records/missing-record.tsx';
import { Panel } from '../records/panel.tsx';
import { ReasonDialog } from '../records/reason-dialog.tsx';
import { timeText } from '../records/time-text.ts';
import { IMPORT_STATUSES } from './import-statuses.ts';
import { MendDialog } from './mend-dialog.tsx';

/** Milliseconds between two looks at an import that is at work. */
const WHILE_RUNNING = 1000;

/** One import: what would become of its lines, and what did. */
export default function ImportShow() {
  const id = Number(useParams().id);
  const { data, error } = useGetOne<ImportRecord>(
    'imports',
    { id },
    { retry: false, refetchInterval: ({ state }) => (isAtWork(state.data) ? WHILE_RUNNING : false) },
  );
  if (error && !data) return <MissingRecord error={error} />;
  // What the list knew of it comes first.
  if (!data || !('first_refused' in data)) return <Loading />;
  return <ImportPage record={data} />;
}

function isAtWork(record: ImportRecord | undefined): boolean {
  return record?.status === 'running' || record?.status === 'reading';
}

function ImportPage({ record }: { record: ImportRecord }) {
  const { file_name, status, created_at, good, invited } = record;
  return (
    <Stack spacing={2} sx={{ py: 2, maxWidth: 1000 }}>
      <Title title={file_name} />
      <Box>
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {file_name}
        </Typography>
        <Typography color="text.secondary" sx={{ my: 1 }}>
          Brought {timeText(created_at)}.
        </Typography>
        <Chip size="small" variant="outlined" {...IMPORT_STATUSES[status]} />
      </Box>
      <Outcome record={record} />
      <Actions record={record} />
      {status === 'checked' && <Columns record={record} />}
      <Refused record={record} />
      {good > 0 && (
        <Panel title={`Right: ${counted(good, 'line')}`}>
          <FactTable
            rows={record.first_good}
            none=""
            columns={{ Line: ({ line }) => line, Name: ({ name }) => name, 'E-mail': ({ email }) => email }}
          />
          {good > record.first_good.length && (
            <Typography color="text.secondary">These are the first ones.</Typography>
          )}
        </Panel>
      )}
      {invited > 0 && (
        <Button
          component={RouterLink}
          to={`/invitations?filter=${encodeURIComponent(JSON.stringify({ import_id: record.id }))}`}
          sx={{ alignSelf: 'flex-start' }}
        >
          See who has not come yet
        </Button>
      )}
    </Stack>
  );
}

/** The refused lines with all that is wrong with each; they can be mended while nothing is at work. */
function Refused({ record }: { record: ImportRecord }) {
  const { id, status, refused, first_refused } = record;
  const [mended, setMended] = useState<number | null>(null);
  const canMend = status !== 'reading' && status !== 'running';
  return (
    <Panel
      title={`Refused: ${counted(refused, 'line')}`}
      actions={refused > 0 && <RefusedButton {...record} />}
    >
      <FactTable
        rows={first_refused}
        none="No line is refused."
        columns={{
          Line: ({ line }) => line,
          Why: ({ reason }) => <Box sx={{ whiteSpace: 'pre-line' }}>{reason}</Box>,
          ...(canMend && {
            Change: ({ line }: RefusedLine) => (
              <Button size="small" onClick={() => setMended(line)} aria-label={`Mend line ${line}`}>
                Mend
              </Button>
            ),
          }),
        }}
      />
      {refused > first_refused.length && (
        <Typography color="text.secondary">These are the first ones. All of them are in the CSV.</Typography>
      )}
      {mended !== null && <MendDialog id={id} line={mended} onClose={() => setMended(null)} />}
    </Panel>
  );
}

/** In words, and as a bar while it is at work. */
function Outcome({ record: { status, good, invited, refused } }: { record: ImportRecord }) {
  const all = good + invited + refused;
  if (status === 'checked')
    return (
      <Alert severity="info">
        Nothing has happened yet. {counted(good, 'doctor')} would be invited, {counted(refused, 'line')} would
        be left out.
      </Alert>
    );
  return (
    <Box role="status">
      <Typography>
        {status === 'done' && 'It is through. '}
        {status === 'stopped' && 'It was stopped. '}
        {counted(invited, 'doctor')} invited, {counted(refused, 'line')} left out
        {(status === 'running' || status === 'stopped') && `, ${good} to go`}.
      </Typography>
      {status === 'running' && (
        <LinearProgress
          variant="determinate"
          value={(100 * (all - good)) / all}
          aria-label="How much is done"
          sx={{ mt: 1, height: 8, borderRadius: 4 }}
        />
      )}
    </Box>
  );
}

function Actions({ record: { id, status, good } }: { record: ImportRecord }) {
  const act = useAct();
  const redirect = useRedirect();
  const [asks, setAsks] = useState<'start' | 'remove' | null>(null);

  async function remove() {
    setAsks(null);
    if (await act({ method: 'DELETE', path: `/imports/${id}`, done: 'The import is removed.', isGone: true }))
      redirect('list', 'imports');
  }

  async function start() {
    setAsks(null);
    await act({ path: `/imports/${id}/start`, done: 'The invitations are being written.' });
  }

  async function stop() {
    await act({ path: `/imports/${id}/stop`, done: 'The import is stopped.' });
  }

  if (status === 'reading') return null;
  if (status === 'running')
    return (
      <Button variant="outlined" color="error" sx={{ alignSelf: 'flex-start' }} onClick={() => void stop()}>
        Stop the import
      </Button>
    );
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {(status === 'checked' || status === 'stopped') && good > 0 && (
        <Button variant="contained" onClick={() => setAsks('start')}>
          Invite {counted(good, status === 'stopped' ? 'more doctor' : 'doctor')}
        </Button>
      )}
      <Button color="error" onClick={() => setAsks('remove')}>
        Remove the import
      </Button>
      {asks === 'start' && (
        <ReasonDialog
          title={`Invite ${counted(good, 'doctor')}?`}
          text="Each gets a mail with a link to choose a password. It cannot be called back."
          action="Invite them"
          onConfirm={() => void start()}
          onClose={() => setAsks(null)}
        />
      )}
      {asks === 'remove' && (
        <ReasonDialog
          title="Remove this import?"
          text="Its lines are forgotten. Who was invited stays invited."
          action="Remove it"
          isDestructive
          onConfirm={() => void remove()}
          onClose={() => setAsks(null)}
        />
      )}
    </Stack>
  );
}

function Columns({ record: { known, unknown, missing } }: { record: ImportRecord }) {
  const rows = [
    { what: 'Taken over', names: known },
    { what: 'Left out: nobody knows what they are', names: unknown },
    { what: 'Not in this file', names: missing },
  ];
  return (
    <Panel title="Columns">
      <FactTable
        rows={rows.filter(({ names }) => names.length > 0)}
        none=""
        columns={{ 'What becomes of them': ({ what }) => what, Columns: ({ names }) => names.join(', ') }}
      />
    </Panel>
  );
}

/** Downloads the refused lines, to put them right and bring them again. The call wants the token. */
function RefusedButton({ id }: { id: number }) {
  const notify = useNotify();

  async function download() {
    try {
      const { body } = await asAdministrator(`${ADMIN_API.imports}/${id}/refused.csv`);
      downloadCSV(`\uFEFF${body}`, `refused-${id}`);
    } catch (error) {
      notify(refusalText(error), { type: 'error' });
    }
  }

  return (
    <Button size="small" variant="outlined" onClick={() => void download()}>
      Download the refused lines
    </Button>
  );
}
