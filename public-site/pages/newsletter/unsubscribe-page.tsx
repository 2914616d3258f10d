import useSWR from 'swr';
import { useSearch } from 'wouter';
import type { ApiError } from '../../app/api.ts';
import { classes } from '../../ui/classes.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { Problem } from './problem.tsx';
import { Subscribed } from './subscribed.tsx';
import { subscriptionKey, unsubscribeToken } from './subscription-key.ts';
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
      {error && <Problem error={error} retry={() => void mutate()} />}
      {!error && !data && <Spinner />}
      {!error && data && data.email === null && <Unsubscribed />}
      {!error && data && data.email !== null && (
        <Subscribed email={data.email} token={unsubscribeToken(search)} />
      )}
    </div>
  );
}
