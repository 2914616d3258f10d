import { Button, LinearProgress, Stack, Typography } from '@mui/material';
import { useEffect } from 'react';
import { useGetOne, useRefresh } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { ListedNewsletter, NewsletterRecord } from '#contract/schemas/answers/newsletters.ts';
import type { DeliveryState } from '#contract/newsletters.ts';
import { counted, numberText } from '#contract/wording.ts';
import { useAct } from '../records/act.ts';
import { Panel } from '../records/panel.tsx';
import { timeText } from '../records/time-text.ts';
import { DuplicateButton } from './duplicate-button.tsx';
import { PreviewButton } from './preview-button.tsx';

const EVERY = 1000;
const RESULTS: { state: DeliveryState; words: string }[] = [
  { state: 'sent', words: 'got it' },
  { state: 'waiting', words: 'waiting for it' },
  { state: 'refused', words: 'with an address that takes no mail; the subscription has ended' },
  { state: 'failed', words: 'could not get it' },
  { state: 'left', words: 'unsubscribed before' },
];

/** How far an issue is sent, and what became of it. */
export function SendingPanel({ newsletter: opened }: { newsletter: NewsletterRecord }) {
  const act = useAct();
  const refresh = useRefresh();
  // Apart from the page's own record: without an answer, that one would lead back to the list.
  const { data: latest } = useGetOne<NewsletterRecord>(
    'newsletters',
    { id: opened.id, meta: 'progress' },
    { enabled: opened.state === 'sending', refetchInterval: EVERY },
  );
  const hasTurned = latest !== undefined && latest.revision > opened.revision;
  useEffect(() => {
    if (hasTurned) refresh();
  }, [hasTurned, refresh]);
  const newsletter = latest && latest.revision >= opened.revision ? latest : opened;
  const { id, state, recipients, waiting, started_at, finished_at } = newsletter;
  const done = recipients - waiting;

  return (
    <Panel
      title={state === 'sent' ? 'Sent' : `${numberText(done)} of ${counted(recipients, 'subscriber')}`}
      actions={
        <Stack direction="row" spacing={1}>
          <PreviewButton id={id} />
          <DuplicateButton newsletter={newsletter} />
          {state === 'sending' && (
            <Button
              variant="contained"
              onClick={() => void act({ path: `/newsletters/${id}/pause`, done: 'It pauses.' })}
            >
              Pause
            </Button>
          )}
          {state === 'paused' && (
            <Button
              variant="contained"
              onClick={() => void act({ path: `/newsletters/${id}/resume`, done: 'It goes on.' })}
            >
              Go on
            </Button>
          )}
        </Stack>
      }
    >
      <LinearProgress
        variant="determinate"
        value={recipients === 0 ? 100 : Math.round((done / recipients) * 100)}
        aria-label="How much of it is sent"
        sx={{ height: 8, borderRadius: 4, my: 1 }}
      />
      <Typography color="text.secondary">
        Begun {timeText(started_at)}
        {finished_at !== null && `, sent to all ${timeText(finished_at)}`}.
      </Typography>
      <Stack component="ul" sx={{ pl: 3, my: 1 }}>
        {RESULTS.filter((result) => result.state === 'sent' || newsletter[result.state] > 0).map((result) => (
          <li key={result.state}>
            {numberText(newsletter[result.state])} {result.words}
          </li>
        ))}
      </Stack>
      <Button component={RouterLink} to={resultsOf(newsletter)}>
        See who
      </Button>
    </Panel>
  );
}

function resultsOf({ id }: ListedNewsletter): string {
  return `/deliveries?${new URLSearchParams({ filter: JSON.stringify({ newsletter: id }) }).toString()}`;
}
