import { Alert, Box, Button, Chip, Link, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Title, useGetList, useGetOne, useNotify, useRedirect } from 'react-admin';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { MOST_LISTED } from '#contract/constants.ts';
import { formatDate } from '#contract/dates.ts';
import type { ProfileSection } from '#contract/profiles.ts';
import type { Decision, Review, ReviewRow } from '#contract/reviews.ts';
import { counted } from '#contract/wording.ts';
import { parsed } from '../../saving/browser-storage.ts';
import { useAct } from '../records/act.ts';
import { Panel } from '../records/panel.tsx';
import type { OnRefused } from '../records/reason-dialog.tsx';
import { tellDone } from '../records/take-back.ts';
import { timeText } from '../records/time-text.ts';
import { useKeptText } from '../records/use-kept-text.ts';
import { ComparisonList } from './comparison-list.tsx';
import { ComparisonSummary } from './comparison-summary.tsx';
import { Credentials } from './credentials.tsx';
import { DecisionList, ReasonText } from './decision-list.tsx';
import { firstMissing, lookedUpIn } from './looked-up.ts';
import type { LookedUp } from './looked-up.ts';
import { RejectedBefore } from './rejected-before.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { SideBySide } from './side-by-side.tsx';
import { useShortcuts } from '../records/use-shortcuts.ts';

/** What a decision that was taken back leaves, or a version that its doctor has changed meanwhile. */
interface Kept {
  lookedUp?: LookedUp;
}

/** All that a decision is made by. The next one that waits follows by itself. */
export function ReviewPage({ review }: { review: Review }) {
  const { id, user_id, first_name, last_name, made_at, is_first, doctor, status } = review;
  const { credentials, decisions, comparisons, against, letter, content } = review;
  const kept = useLocation().state as Kept | null;
  const [found, note] = useKeptText('looked up', JSON.stringify(begunWith(review, kept)));
  const lookedUp = parsed(found) as LookedUp;
  const [isRejecting, setIsRejecting] = useState(false);
  const act = useAct();
  const notify = useNotify();
  const redirect = useRedirect();
  const { refetch } = useGetOne<Review>('reviews', { id }, { enabled: false });
  const isWaiting = status === 'waiting';
  const decision = decisions.find((one) => one.id === id);
  const keys = credentials.map(({ key }) => key);
  const { next, waiting } = useQueue(review, isWaiting);

  function goOn() {
    const state: Kept = next?.user_id === user_id ? { lookedUp } : {};
    if (next) redirect('show', 'reviews', next.id, undefined, state);
    else redirect('list', 'reviews');
  }

  async function approve() {
    const missing = firstMissing(credentials, lookedUp);
    if (missing !== null) {
      notify('Please look up what is needed first, and say what you found.', { type: 'warning' });
      document.getElementById(missing)?.focus();
      return;
    }
    if (await act({ path: `/reviews/${id}/approve`, body: { checks: lookedUp, against } }))
      decided(`${first_name} ${last_name} is approved.`);
  }

  async function reject(reason: string, sections: ProfileSection[], onRefused: OnRefused) {
    if (!(await act({ path: `/reviews/${id}/reject`, body: { reason, sections }, onRefused }))) return;
    setIsRejecting(false);
    decided('The doctor gets a mail with the reason.');
  }

  function decided(done: string) {
    tellDone({ done, path: `/reviews/${id}/take-back`, undone: () => void comeBack() });
    goOn();
  }

  /** Once it is read anew: what is kept of it says that it is decided, and nothing could be decided again. */
  async function comeBack() {
    await refetch();
    // What was looked up is not to be looked up again.
    redirect('show', 'reviews', id, undefined, { lookedUp } satisfies Kept);
  }

  const always = { n: goOn, escape: leaveField };
  const decisive = { a: () => void approve(), r: () => setIsRejecting(true) };
  useShortcuts(isWaiting ? { ...always, ...decisive } : always);

  return (
    <Stack spacing={2} sx={{ py: 2, maxWidth: 1200 }}>
      <Title title={`Review of ${first_name} ${last_name}`} />
      <Box>
        <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography variant="h1">
            {first_name} {last_name}
          </Typography>
          <Chip size="small" variant="outlined" label={is_first ? 'New profile' : 'Change'} />
        </Stack>
        <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {isWaiting ? 'Waits since' : 'Sent in'} {timeText(made_at)}. Account of {doctor.first_name}{' '}
          {doctor.last_name}, {doctor.email}
          {doctor.plan_ends_at !== null && `, plan ends ${formatDate(doctor.plan_ends_at)}`}.{' '}
          <Link component={RouterLink} to={`/users/${user_id}`}>
            Open the account
          </Link>
        </Typography>
        {letter && <Typography>{letterText(letter, content.npi)}</Typography>}
      </Box>
      {!isWaiting && (
        <Alert severity="info">
          This version does not wait any more: {decision ? whoDecided(decision) : REPLACED}
          {decision && <ReasonText decision={decision} />}
        </Alert>
      )}
      <ComparisonSummary comparisons={comparisons} />
      <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        {isWaiting && (
          <>
            <Button variant="contained" onClick={() => void approve()}>
              Approve
            </Button>
            <Button color="error" variant="outlined" onClick={() => setIsRejecting(true)}>
              Reject
            </Button>
          </>
        )}
        <Button onClick={goOn}>{next ? 'Next' : 'Back to the list'}</Button>
        <Typography variant="body2" color="text.secondary" role="status">
          {waiting === 0
            ? 'Nothing else waits.'
            : `${counted(waiting, 'other')} ${waiting === 1 ? 'waits' : 'wait'}.`}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ display: { xs: 'none', sm: 'block' } }}>
          Keys:{' '}
          {isWaiting && (
            <>
              <kbd>A</kbd> approves, <kbd>R</kbd> rejects,{' '}
            </>
          )}
          <kbd>N</kbd> goes to the next, <kbd>Esc</kbd> leaves a field.
        </Typography>
      </Stack>
      <RejectedBefore review={review} />
      {comparisons.some(({ file }) => file !== null) && (
        <Panel title="Compared with the registers">
          <ComparisonList comparisons={comparisons.filter(({ about }) => !keys.includes(about))} isLinked />
        </Panel>
      )}
      <Credentials
        credentials={credentials}
        lookedUp={lookedUp}
        onChange={(all) => note(JSON.stringify(all))}
      />
      <SideBySide review={review} />
      <Panel title="Decisions">
        <DecisionList decisions={decisions} />
      </Panel>
      {isRejecting && <RejectDialog onReject={reject} onClose={() => setIsRejecting(false)} />}
    </Stack>
  );
}

/** Whoever has the code of a letter was reached where the register has the practice of that NPI. */
function letterText({ npi, used_at }: NonNullable<Review['letter']>, own: string): string {
  const whose = npi === own ? '' : ` of another NPI, ${npi}`;
  return `Came by a letter to the practice’s address in the register${whose}, on ${formatDate(used_at)}.`;
}

/** So that the keys mean something again. */
function leaveField() {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

const REPLACED =
  'the doctor has changed it since, or somebody decided of a newer one. Nothing of yours was done to it.';

function whoDecided({ status, at, by }: Decision): string {
  return `it was ${status} ${timeText(at)} by ${by ?? 'somebody who has left'}.`;
}

/** A credential that was looked up is the same in another version. */
function begunWith(review: Review, kept: Kept | null): LookedUp {
  if (!kept?.lookedUp) return lookedUpIn(review);
  const keys = review.credentials.map(({ key }) => key);
  return Object.fromEntries(Object.entries(kept.lookedUp).filter(([key]) => keys.includes(key)));
}

/** What else waits; `next`: the newest version of this doctor, the one after this, or the oldest. */
function useQueue({ id, user_id }: Review, isWaiting: boolean) {
  const { data = [], total = 0 } = useGetList<ReviewRow>('reviews', {
    pagination: { page: 1, perPage: MOST_LISTED },
    sort: { field: 'made_at', order: 'ASC' },
  });
  const place = data.findIndex((row) => row.id === id);
  const others = data.filter((row) => row.id !== id);
  const newest = others.find((row) => row.user_id === user_id);
  return { next: newest ?? others[Math.max(0, place)] ?? others[0], waiting: total - (isWaiting ? 1 : 0) };
}
