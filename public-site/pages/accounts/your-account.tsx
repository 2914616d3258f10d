import type { User } from '#contract/accounts.ts';
import { ChangePassword } from './change-password.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { DownloadData } from './download-data.tsx';
import styles from './your-account.module.css';

/** What people may do with their account and their data. Quiet: hardly anybody comes for it. */
export function YourAccount({ user }: { user: User }) {
  return (
    <section className={styles.section}>
      <h2>Your account</h2>
      <p className={styles.email}>{user.email}</p>
      <ChangePassword user={user} />
      <div className={styles.buttons}>
        <DownloadData />
        <DeleteAccount />
      </div>
    </section>
  );
}
