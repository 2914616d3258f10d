import { Chip, Stack } from '@mui/material';
import type { ListedUser } from '#contract/users.ts';
import { planText, REVIEW_STATUSES } from './choices.ts';

/** What is out of the ordinary about an account, and its plan. */
export function UserChips({ user }: { user: ListedUser }) {
  const { manage_role, verified, suspended_at, plan, review_status } = user;
  return (
    <Stack component="span" direction="row" spacing={0.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {manage_role === 'admin' && (
        <Chip component="span" size="small" color="primary" label="Administrator" />
      )}
      {suspended_at !== null && (
        <Chip component="span" size="small" color="error" variant="outlined" label="Suspended" />
      )}
      {!verified && (
        <Chip component="span" size="small" color="warning" variant="outlined" label="Not verified" />
      )}
      {plan > 0 && <Chip component="span" size="small" variant="outlined" label={planText(user)} />}
      {review_status !== null && review_status !== 'approved' && (
        <Chip component="span" size="small" variant="outlined" label={REVIEW_STATUSES[review_status]} />
      )}
    </Stack>
  );
}
