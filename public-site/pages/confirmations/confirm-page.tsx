/* pages/confirmations/: the answer to a mail that asks a doctor whether new patients are welcome. */
import useSWR from 'swr';
import { useSearch } from 'wouter';
import type { Confirmation } from '#contract/confirmations.ts';
import { PAGES } from '#contract/paths.ts';
import type { ApiError } from '../../app/api.ts';
import { confirmationKey, linkToken } from '../../app/api-keys.ts';
import { useHead } from '../../app/head.ts';
import { classes } from '../../ui/classes.ts';
import { NotLoaded } from '../../ui/not-loaded.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Answered } from './answered.tsx';
import { Question } from './question.tsx';
import styles from './confirm-page.module.css';

/** The page of a link to confirm. Opening it changes nothing: mail scanners open links too. */
export default function ConfirmPage() {
  const search = useSearch();
  const { data, error, mutate } = useSWR<Confirmation, ApiError>(confirmationKey(search));
  return (
    <div className={classes('page-width', styles.page)}>
      {error && <Failed error={error} retry={() => void mutate()} />}
      {!error && !data && <Spinner />}
      {!error && data && data.answer === null && <Question confirmation={data} token={linkToken(search)} />}
      {!error && data && data.answer !== null && <Answered confirmation={data} />}
    </div>
  );
}

/** The link is refused, or the answer did not get through. */
function Failed(call: { error: ApiError; retry: () => void }) {
  useHead({ title: 'Confirm your profile', robots: 'noindex' });
  return <NotLoaded level={1} refused={REFUSED} {...call} />;
}

const REFUSED = {
  advice:
    'If it is broken, please copy the whole link from the newest mail into the address bar. You can also sign in and ' +
    'change your profile.',
  href: PAGES.viewProfile,
  label: 'Open my profile',
};
