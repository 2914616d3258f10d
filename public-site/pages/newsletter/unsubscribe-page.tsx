/* pages/newsletter/: the end of a subscription; it begins in components/newsletter/. */
import useSWR from 'swr';
import { useSearch } from 'wouter';
import type { ApiError } from '../../app/api.ts';
import { subscriptionKey, unsubscribeToken } from '../../app/api-keys.ts';
import { useHead } from '../../app/head.ts';
import { classes } from '../../ui/classes.ts';
import { NotLoaded } from '../../ui/not-loaded.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Subscribed } from './subscribed.tsx';
import { Unsubscribed } from './unsubscribed.tsx';
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
      {!error && data && data.email !== null && (
        <Subscribed email={data.email} token={unsubscribeToken(search)} />
      )}
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
  href: '/home',
  label: 'Go to the home page',
};
