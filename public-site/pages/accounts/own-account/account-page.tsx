/* own-account/: the one place for one's account: name, address, ways to sign in, sessions, plan, mails, data, the end. */
import useSWR from 'swr';
import type { OwnAccount, User } from '#contract/accounts.ts';
import { formatDate } from '#contract/dates.ts';
import { ACCOUNT_API } from '#contract/account-paths.ts';
import { getOwn } from '../../../app/api.ts';
import type { ApiError } from '../../../app/api.ts';
import { useHead } from '../../../app/head.ts';
import { useUser } from '../../../app/session.ts';
import { errorSentence } from '../../../app/error-sentence.ts';
import { useFailureToast } from '../../../app/use-failure-toast.ts';
import { classes } from '../../../ui/classes.ts';
import { NotLoaded } from '../../../ui/not-loaded.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useHasPasskeys } from '../passkeys.ts';
import { WaysToSignIn } from '../ways-to-sign-in.tsx';
import { ChangeEmail } from './change-email.tsx';
import { ChangeName } from './change-name.tsx';
import { ChangePassword } from './change-password.tsx';
import { DataPart } from './data-part.tsx';
import { DeletePart } from './delete-account.tsx';
import { MailsPart } from './mails-part.tsx';
import { Fold, Part } from './part.tsx';
import { PlanPart } from './plan-part.tsx';
import { SessionsPart } from './sessions-part.tsx';
import styles from './own-account.module.css';

export default function AccountPage() {
  useHead({ title: 'Your account', robots: 'noindex' });
  const user = useUser();
  return user ? <Account user={user} /> : <Spinner />;
}

function Account({ user }: { user: User }) {
  const answer = useSWR<OwnAccount, ApiError>(
    [ACCOUNT_API.ownAccount, user.id],
    () => getOwn<OwnAccount>(ACCOUNT_API.ownAccount),
    { revalidateOnMount: true },
  );
  const hasPasskeys = useHasPasskeys();
  const { data, error, mutate } = answer;
  const retry = useFailureToast(ACCOUNT_API.ownAccount, answer, data && errorSentence);
  const again = () => mutate().then(() => undefined);
  return (
    <div className={classes('page-width', styles.page)}>
      <div className={styles.top}>
        <h1>Your account</h1>
        {data && <p>You have had it since {formatDate(data.registered_at)}.</p>}
      </div>
      {error && !data && <NotLoaded error={error} busy={answer.isValidating} retry={retry} />}
      {!error && !data && <Spinner />}
      {data && (
        <>
          <Part id="name" title="Name">
            <ChangeName user={user} />
          </Part>
          <Part id="email" title="E-mail">
            <ChangeEmail user={user} />
          </Part>
          <Part id="sign-in" title="Signing in">
            <ChangePassword user={user} />
            <Fold label={hasPasskeys ? 'Passkeys and authenticator app' : 'Authenticator app'}>
              <WaysToSignIn />
            </Fold>
          </Part>
          <SessionsPart sessions={data.sessions} again={again} />
          <PlanPart user={user} payments={data.payments} />
          <MailsPart user={user} newsletter={data.newsletter} again={again} />
          <DataPart />
          <DeletePart user={user} articles={data.articles} />
        </>
      )}
    </div>
  );
}
