import { Card, Link, Stack, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { Dashboard } from '#contract/dashboard.ts';
import { numberText } from '#contract/wording.ts';
import { filtered } from './filtered.ts';

const KINDS: { key: keyof Dashboard['waiting']; label: string; to: string }[] = [
  { key: 'reviews', label: 'Reviews', to: '/reviews' },
  { key: 'reports', label: 'Reports', to: filtered('reports', { settled: false }) },
  {
    key: 'findings',
    label: 'Register findings',
    to: filtered('registry-findings', { state: 'open' }),
  },
  { key: 'articles', label: 'Articles', to: filtered('articles', { state: 'review' }) },
  { key: 'held_files', label: 'Files of registers', to: '/registry-files' },
  { key: 'failed_mails', label: 'Failed mails', to: filtered('outbox', { status: 'failed' }) },
  { key: 'late_mails', label: 'Late mails', to: filtered('outbox', { status: 'waiting' }) },
  { key: 'failed_payments', label: 'Failed payments', to: filtered('subscriptions', { status: 'past_due' }) },
];

/** What waits for an administrator, each with the way to it. */
export function Waiting({ waiting }: { waiting: Dashboard['waiting'] }) {
  return (
    <Card component="section" aria-labelledby="waiting" sx={{ p: 2 }}>
      <Typography variant="h2" id="waiting" sx={{ mb: 1 }}>
        What waits
      </Typography>
      <Stack
        component="ul"
        direction="row"
        spacing={3}
        useFlexGap
        sx={{ flexWrap: 'wrap', listStyle: 'none', p: 0, m: 0 }}
      >
        {KINDS.map(({ key, label, to }) => (
          <li key={key}>
            <Typography
              component="span"
              sx={{ fontWeight: 700, mr: 1 }}
              color={waiting[key] > 0 ? 'error' : undefined}
            >
              {numberText(waiting[key])}
            </Typography>
            <Link component={RouterLink} to={to}>
              {label}
            </Link>
          </li>
        ))}
      </Stack>
    </Card>
  );
}
