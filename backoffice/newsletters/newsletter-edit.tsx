import { Alert, Box, Chip, Stack, Typography } from '@mui/material';
import { Loading, Title, useEditContext } from 'react-admin';
import type { NewsletterRecord } from '#contract/newsletters.ts';
import { VersionedEdit } from '../records/versioned-edit.tsx';
import { NewsletterForm } from './newsletter-form.tsx';
import { NEWSLETTER_CHIPS } from './newsletter-states.ts';
import { SendingPanel } from './sending-panel.tsx';

const FIELDS = { subject: 'Subject', body: 'Text' };

/** One issue: to write it, and from then on to see how far it is sent. */
export default function NewsletterEdit() {
  return (
    <VersionedEdit fields={FIELDS}>
      <NewsletterPage />
    </VersionedEdit>
  );
}

function NewsletterPage() {
  const { record: newsletter } = useEditContext<NewsletterRecord>();
  // What the list knew of it comes first.
  if (!newsletter || !('body' in newsletter)) return <Loading />;
  const { subject, state, paused_why } = newsletter;
  return (
    <Box sx={{ py: 2, maxWidth: 900 }}>
      <Title title={subject} />
      <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap', mb: 2 }}>
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {subject}
        </Typography>
        <Chip size="small" variant="outlined" {...NEWSLETTER_CHIPS[state]} />
      </Stack>
      {paused_why !== null && (
        <Alert severity="warning" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          It has paused by itself. {paused_why}
        </Alert>
      )}
      {state === 'draft' ? (
        <NewsletterForm newsletter={newsletter} />
      ) : (
        <SendingPanel newsletter={newsletter} />
      )}
    </Box>
  );
}
