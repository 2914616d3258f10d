import { Alert, Box } from '@mui/material';
import { Loading, useGetOne } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { NewsletterRecord } from '#contract/schemas/answers/newsletters.ts';
import { wordsOf } from '../articles/article-difference.tsx';
import { LeftText } from '../records/left-text.tsx';
import { MissingRecord } from '../records/missing-record.tsx';
import { useAccount } from '../records/use-account.ts';
import { hasUnsaved } from '../records/use-saving.ts';
import { NewsletterForm } from './newsletter-form.tsx';
import { NewsletterHead } from './newsletter-head.tsx';
import { ScheduledPanel } from './scheduled-panel.tsx';
import { SendingPanel } from './sending-panel.tsx';
import { WRITTEN_NEWSLETTER, readable } from './written-newsletter.ts';

/** One issue: to write it, and from then on to see how far it is sent. */
export default function NewsletterEdit() {
  const id = Number(useParams().id);
  const account = useAccount();
  const {
    data: newsletter,
    error,
    isFetchedAfterMount,
  } = useGetOne<NewsletterRecord>('newsletters', { id }, { retry: false });
  if (error && !newsletter)
    return (
      <MissingRecord error={error}>
        <LeftText name={WRITTEN_NEWSLETTER.name({ id })} words={(text) => wordsOf(readable(text))} />
      </MissingRecord>
    );
  // What is known of it from before may be an older version.
  if (!newsletter || !isFetchedAfterMount || !account) return <Loading />;
  const { subject, state, send_at, paused_why } = newsletter;
  // Where somebody has sent it meanwhile, the form says so, and what was typed can become another issue.
  if (state === 'draft' || hasUnsaved(WRITTEN_NEWSLETTER, newsletter, account))
    return <NewsletterForm key={id} newsletter={newsletter} account={account} />;
  return (
    <Box sx={{ py: 2, maxWidth: 900 }}>
      <NewsletterHead subject={subject} state={state} />
      {paused_why !== null && (
        <Alert severity="warning" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          It has paused by itself. {paused_why}
        </Alert>
      )}
      {state === 'scheduled' && send_at !== null ? (
        <ScheduledPanel newsletter={newsletter} at={send_at} />
      ) : (
        <SendingPanel newsletter={newsletter} />
      )}
    </Box>
  );
}
