import { Alert, Box, Stack, TextField, Typography } from '@mui/material';
import { Title } from 'react-admin';
import type { UserRecord } from '#contract/users.ts';
import { actorText } from '../audit/actor-text.ts';
import { noteText, timeText } from '../records/time-text.ts';
import { wordText } from '../records/word-text.ts';
import { FieldsForm } from '../records/fields-form.tsx';
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
import { WRITTEN_USER } from './written-user.ts';

const LABELS = { first_name: 'First name', last_name: 'Last name', email: 'E-mail' };

const STOPPED = {
  refused: 'Our mail server refused the address',
  bounced: 'Mails to the address came back',
  complained: 'A mail to the address was reported as unwanted',
};

/** Who it is, what can be done, and what there is about the account. */
export function UserPage({ user, account }: { user: UserRecord; account: string }) {
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
          <FieldsForm written={WRITTEN_USER} record={user} account={account} labels={LABELS}>
            {(field) => (
              <>
                <TextField {...field('first_name')} />
                <TextField {...field('last_name')} />
                <TextField
                  {...field(
                    'email',
                    'With another address they are signed out everywhere, and the old one gets a mail.',
                  )}
                  type="email"
                />
              </>
            )}
          </FieldsForm>
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
