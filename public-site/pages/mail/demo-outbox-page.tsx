/* pages/mail/: what the demo would have sent. */
import { useState } from 'react';
import useSWR from 'swr';
import { API, PAGES } from '#contract/paths.ts';
import type { ApiError } from '../../app/api.ts';
import { useHead } from '../../app/head.ts';
import { classes } from '../../ui/classes.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { MailIcon } from '../../ui/icons.tsx';
import { NotLoaded } from '../../ui/not-loaded.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import NotFoundPage from '../not-found.tsx';
import type { DemoMails } from '#contract/demo-mails.ts';
import { MailCard } from './mail-card.tsx';
import styles from './demo-outbox-page.module.css';

/** /demo/outbox: the mails that the demo would have sent. */
export default function DemoOutboxPage() {
  const { data, error, isValidating, mutate } = useSWR<DemoMails, ApiError>(API.demoOutbox, {
    revalidateOnMount: true,
  });
  if (error?.status === 404) return <NotFoundPage />;
  return <Outbox mails={data} error={error} isLoading={isValidating} refresh={() => void mutate()} />;
}

interface OutboxProps {
  mails: DemoMails | undefined;
  error: ApiError | undefined;
  isLoading: boolean;
  refresh: () => void;
}

function Outbox({ mails, error, isLoading, refresh }: OutboxProps) {
  const [refreshed, setRefreshed] = useState(false);
  useHead({ title: 'Demo outbox', robots: 'noindex' });
  return (
    <div className={classes('page-width', styles.page)}>
      <div className={styles.top}>
        <h1>Demo outbox</h1>
        {/* Without script the form loads the page again. */}
        <form
          action={PAGES.demoOutbox}
          onSubmit={(event) => {
            event.preventDefault();
            setRefreshed(true);
            refresh();
          }}
        >
          <Button type="submit" look="quiet" busy={refreshed && isLoading}>
            Refresh
          </Button>
        </form>
      </div>
      <p className={styles.lead}>
        In the demo no mail leaves this machine: what would be sent is shown here, newest first.
      </p>
      <p className="visually-hidden" role="status">
        {refreshed && !isLoading && countWords(mails)}
      </p>
      {error && (
        <NotLoaded icon={null} title="The mails could not be loaded." error={error} retry={refresh} />
      )}
      {!mails && !error && <Spinner />}
      {mails?.data.length === 0 && (
        <EmptyState icon={<MailIcon />} title="No mail yet">
          <p>Make an account, ask for a new password or subscribe to the newsletter, and look here again.</p>
        </EmptyState>
      )}
      {mails && mails.data.length > 0 && (
        <ol className={styles.mails} role="list">
          {mails.data.map((mail) => (
            <MailCard key={mail.id} mail={mail} origin={mails.origin} />
          ))}
        </ol>
      )}
    </div>
  );
}

function countWords(mails: DemoMails | undefined): string {
  const count = mails?.data.length ?? 0;
  return count === 1 ? '1 mail' : `${count} mails`;
}
