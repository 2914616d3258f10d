import type { User } from '#contract/accounts.ts';
import { storedToken } from '../../../saving/stored-token.ts';
import { signOut } from '../../app/session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { BackofficeLink, welcomeOf } from './after-sign-in.tsx';
import styles from './account.module.css';

interface AlreadySignedInProps {
  user: User;
  /** What else can be done here, in place of signing out. */
  otherwise?: { label: string; act: () => void };
}

/** In place of a form that is for people who are signed out. */
export function AlreadySignedIn({ user, otherwise }: AlreadySignedInProps) {
  const { label, act } = otherwise ?? { label: 'Sign out', act: () => void signOut() };
  return (
    <>
      <h1>You are signed in</h1>
      <p className={styles.lead}>
        As <strong className={styles.address}>{user.email}</strong>. To use another account, sign out first.
      </p>
      <div className={styles.actions}>
        {user.manage_role === 'admin' ? (
          <BackofficeLink>Go to the backoffice</BackofficeLink>
        ) : (
          <ButtonLink wide href={welcomeOf(storedToken() ?? '')}>
            Go on to your account
          </ButtonLink>
        )}
        <Button wide look="quiet" onClick={act}>
          {label}
        </Button>
      </div>
    </>
  );
}
