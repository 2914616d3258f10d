import { Alert, Box, Stack, Typography } from '@mui/material';
import { Loading, TextInput, Title, useEditContext } from 'react-admin';
import type { UserRecord } from '#contract/users.ts';
import { actorText } from '../audit/actor-text.ts';
import { noteText, timeText } from '../records/time-text.ts';
import { wordText } from '../records/word-text.ts';
import { VersionedForm } from '../records/versioned-form.tsx';
import { planText } from './choices.ts';
import { FactTable } from '../records/fact-table.tsx';
import { Panel } from '../records/panel.tsx';
import { FindingPanel } from '../registry/finding-panel.tsx';
import { NotesPanel } from './notes-panel.tsx';
import { PaymentPanel } from './payment-panel.tsx';
import { ProfilePanel } from './profile-panel.tsx';
import { SubscriptionPanel } from './subscription-panel.tsx';
import { UserActions } from './user-actions.tsx';
import { UserChips } from './user-chips.tsx';

const STOPPED = {
  refused: 'Our mail server refused the address',
  bounced: 'Mails to the address came back',
  complained: 'A mail to the address was reported as unwanted',
};

/** Who it is, what can be done, and what there is about the account. */
export function UserPage() {
  const { record: user } = useEditContext<UserRecord>();
  // What the list knew of it comes first.
  if (!user || !('sessions' in user)) return <Loading />;
  const name = `${user.first_name} ${user.last_name}`;
  return (
    <Stack spacing={2} sx={{ py: 2, maxWidth: 1200 }}>
      <Title title={name} />
      <Box>
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography color="text.secondary" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
          {user.email}, {planText(user).replace(/^./, (letter) => letter.toLowerCase())}, joined{' '}
          {timeText(user.created_at)}
        </Typography>
        <UserChips user={user} />
        {user.mails_stopped && (
          <Alert severity="warning" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
            {STOPPED[user.mails_stopped.why]}, {timeText(user.mails_stopped.created_at)}: nothing but codes is
            sent there. {user.mails_stopped.reason}
          </Alert>
        )}
      </Box>
      <UserActions user={user} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Panel title="Name and address">
          <VersionedForm>
            <TextInput source="first_name" label="First name" />
            <TextInput source="last_name" label="Last name" />
            <TextInput
              source="email"
              label="E-mail"
              type="email"
              helperText="With another address they are signed out everywhere, and the old one gets a mail."
            />
          </VersionedForm>
        </Panel>
        <ProfilePanel user={user} />
        {user.profile && <FindingPanel doctor={user.id} />}
        <SubscriptionPanel user={user} />
        <PaymentPanel user={user} />
        <NotesPanel user={user} />
        <Panel title="Mails">
          <FactTable
            rows={user.mails}
            none="No mail is kept."
            columns={{
              When: ({ sent_at, created_at }) => timeText(sent_at ?? created_at),
              Mail: ({ kind }) => wordText(kind),
              State: ({ status }) => wordText(status),
            }}
          />
        </Panel>
        <Panel title="Sessions">
          <FactTable
            rows={user.sessions}
            none="They are signed in nowhere."
            columns={{
              'Signed in': ({ created_at }) => timeText(created_at),
              'Last seen': ({ seen_at }) => timeText(seen_at),
              Ends: ({ expires_at }) => timeText(expires_at),
            }}
          />
        </Panel>
      </Box>
      <Panel title="What was done">
        <FactTable
          rows={user.audit}
          none="Nothing yet."
          columns={{
            When: ({ at }) => timeText(at),
            What: ({ action }) => wordText(action),
            By: (line) => (line.actor_id === user.id ? 'themselves' : actorText(line)),
            Note: ({ note }) => noteText(note),
          }}
        />
      </Panel>
    </Stack>
  );
}
