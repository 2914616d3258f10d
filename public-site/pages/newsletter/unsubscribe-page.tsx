/* pages/newsletter/: the end of a subscription; it begins in components/newsletter/. */
import useSWR from 'swr';
import { useSearch } from 'wouter';
import { PAGES } from '#contract/paths.ts';
import type { ApiError } from '../../app/api.ts';
import { linkToken, subscriptionKey } from '../../app/api-keys.ts';
import { useHead } from '../../app/head.ts';
import { useSite } from '../../app/site.ts';
import { NEWSLETTER_FIELD } from '../../components/newsletter/newsletter-form.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CheckIcon, MailIcon } from '../../ui/icons.tsx';
import { NotLoaded } from '../../ui/not-loaded.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './unsubscribe-page.module.css';

/** What an unsubscribe link is good for; `email` is masked, and null once the subscription has ended. */
interface Subscription {
  email: string | null;
}

/** The page of an unsubscribe link. Opening it changes nothing: mail scanners open links too. */
export default function UnsubscribePage() {
  const search = useSearch();
  const { data, error, mutate } = useSWR<Subscription, ApiError>(subscriptionKey(search));
  return (
    <div className={classes('page-width', styles.page)}>
      {error && <Failed error={error} retry={() => void mutate()} />}
      {!error && !data && <Spinner />}
      {!error && data && data.email === null && <Unsubscribed />}
      {!error && data && data.email !== null && <Subscribed email={data.email} token={linkToken(search)} />}
    </div>
  );
}

/** The link is refused, or the answer did not get through. */
function Failed(call: { error: ApiError; retry: () => void }) {
  useHead({ title: 'Unsubscribe from the newsletter', robots: 'noindex' });
  return <NotLoaded level={1} refused={REFUSED} {...call} />;
}

const REFUSED = {
  advice:
    'Some mail programs break long links. Please copy the whole link from the newest mail into the address bar.',
  href: PAGES.home,
  label: 'Go to the home page',
};

interface SubscribedProps {
  /** Masked */
  email: string;
  token: string;
}

/** Asks whether to end it. The form is a real one, so that it works without JavaScript. */
function Subscribed({ email, token }: SubscribedProps) {
  const { name } = useSite();
  useHead({ title: 'Unsubscribe from the newsletter', robots: 'noindex' });
  return (
    <EmptyState
      level={1}
      icon={<MailIcon />}
      title="Unsubscribe from the newsletter?"
      actions={
        <>
          <form method="post" action={`/newsletter/unsubscribe?token=${token}`}>
            <Button type="submit">Unsubscribe</Button>
          </form>
          <ButtonLink href={PAGES.home} look="quiet">
            Keep the newsletter
          </ButtonLink>
        </>
      }
    >
      <p>
        The newsletter of {name} goes to <strong className={styles.email}>{email}</strong>. One press, and no
        more of it comes: the address is deleted from the list.
      </p>
    </EmptyState>
  );
}

/** It is done, now or earlier. */
function Unsubscribed() {
  useHead({ title: 'You are unsubscribed', robots: 'noindex' });
  return (
    <EmptyState
      level={1}
      icon={<CheckIcon />}
      title="You are unsubscribed"
      actions={
        <>
          <ButtonLink href={PAGES.home}>Go to the home page</ButtonLink>
          <ButtonLink href={`#${NEWSLETTER_FIELD}`} look="quiet">
            Subscribe again
          </ButtonLink>
        </>
      }
    >
      <p>
        Your address is deleted from the list, and no more newsletters come to it. There is nothing left to
        do.
      </p>
    </EmptyState>
  );
}
