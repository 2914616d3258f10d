import useSWR from 'swr';
import { useSearch } from 'wouter';
import type { Invitation } from '#contract/invitations.ts';
import { PAGES } from '#contract/paths.ts';
import type { ApiError } from '../../app/api.ts';
import { invitationKey, linkToken } from '../../app/api-keys.ts';
import { useHead } from '../../app/head.ts';
import { useUser } from '../../app/session.ts';
import { AuthLayout } from '../../layout/auth-layout.tsx';
import { NotLoaded } from '../../ui/not-loaded.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { AlreadySignedIn } from './already-signed-in.tsx';
import { ClaimForm } from './claim-form.tsx';
import { Decline } from './decline.tsx';
import styles from './account.module.css';

export const Layout = AuthLayout;

/** The page of an invitation's link. Opening it changes nothing: mail scanners open links too. */
export default function InvitationPage() {
  const search = useSearch();
  const user = useUser();
  const { data, error, mutate } = useSWR<Invitation, ApiError>(invitationKey(search));
  useHead({ title: 'Your invitation', robots: 'noindex' });
  if (user) return <AlreadySignedIn user={user} />;
  if (error) return <NotLoaded level={1} refused={REFUSED} error={error} retry={() => void mutate()} />;
  if (!data) return <Spinner />;
  return <Invited invitation={data} token={linkToken(search)} />;
}

function Invited({ invitation, token }: { invitation: Invitation; token: string }) {
  const { first_name, last_name, email } = invitation;
  return (
    <>
      <h1>Welcome, {`${first_name} ${last_name}`}</h1>
      <p className={styles.lead}>
        Choose a password for <strong className={styles.address}>{email}</strong>. Then look at what was
        prepared for you, and change it as you like. Nothing is public before you submit it yourself.
      </p>
      <ClaimForm invitation={invitation} token={token} />
      <div className={styles.actions}>
        <Decline token={token} />
      </div>
    </>
  );
}

const REFUSED = {
  advice: 'If it is broken, please copy the whole link from the newest mail into the address bar.',
  href: PAGES.signIn,
  label: 'Sign in',
};
