import { Button, Chip, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { doctorPath } from '#contract/paths.ts';
import type { UserRecord } from '#contract/users.ts';
import { timeText } from '../records/time-text.ts';
import { DecisionList } from '../reviews/decision-list.tsx';
import { REVIEW_STATUSES } from './choices.ts';
import { Panel } from '../records/panel.tsx';
import { SuspendProfile } from './suspend-profile.tsx';

/** The profile in short, and what is decided of it as a whole. */
export function ProfilePanel({ user: { id, profile, review_status } }: { user: UserRecord }) {
  if (!profile) {
    return (
      <Panel title="Profile">
        <Typography color="text.secondary">There is none yet.</Typography>
      </Panel>
    );
  }

  const { is_public, title, city, npi, submit_at, approved_at, waiting_review, decisions } = profile;
  const { suspended_at, suspended_why } = profile;
  const isSuspended = suspended_at !== null;

  return (
    <Panel
      title="Profile"
      actions={
        <Chip
          size="small"
          variant="outlined"
          color={is_public ? 'success' : 'default'}
          label={is_public ? 'Public' : 'Not public'}
        />
      }
    >
      <Stack spacing={1}>
        <Typography>{[title, city, npi === null ? '' : `NPI ${npi}`].filter(Boolean).join(', ')}</Typography>
        <Typography color="text.secondary">
          {review_status && `${REVIEW_STATUSES[review_status]}. `}
          {submit_at === null ? 'Not sent in yet' : `Sent in ${timeText(submit_at)}`},{' '}
          {approved_at === null ? 'not approved' : `approved ${timeText(approved_at)}`}.
        </Typography>
        {isSuspended && (
          <Typography color="error">
            Suspended {timeText(suspended_at)}: {suspended_why}
          </Typography>
        )}
        {decisions.length > 0 && <DecisionList decisions={decisions} />}
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          {is_public && (
            <Button href={doctorPath(id)} target="_blank">
              See as visitors do
            </Button>
          )}
          {waiting_review !== null && (
            <Button component={Link} to={`/reviews/${waiting_review}/show`}>
              Review it
            </Button>
          )}
          <SuspendProfile id={id} isSuspended={isSuspended} />
        </Stack>
      </Stack>
    </Panel>
  );
}
