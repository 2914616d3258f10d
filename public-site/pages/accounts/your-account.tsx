import { useState } from 'react';
import type { User } from '#contract/accounts.ts';
import { API } from '#contract/paths.ts';
import { post } from '../../app/api.ts';
import { errorSentence } from '../../app/error-sentence.ts';
import { showToast } from '../../app/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { ChangePassword } from './change-password.tsx';
import { WaysFold } from './ways-fold.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { saveFile } from './save-file.ts';
import styles from './your-account.module.css';

const FILE_NAME = 'my-data.json';

/** What people may do with their account and their data. Quiet: hardly anybody comes for it. */
export function YourAccount({ user }: { user: User }) {
  return (
    <section className={styles.section}>
      <h2>Your account</h2>
      <p className={styles.email}>{user.email}</p>
      <ChangePassword user={user} />
      <WaysFold />
      <div className={styles.buttons}>
        <DownloadData />
        <DeleteAccount />
      </div>
    </section>
  );
}

/** Saves everything that is kept about the signed-in user as a file. */
function DownloadData() {
  const [busy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      const answer = await post<object>(API.exportData);
      if (answer.status === 200)
        saveFile(FILE_NAME, JSON.stringify(answer.body, null, 2), 'application/json');
      else showToast('warning', answer.message);
    } catch (error) {
      showToast('error', errorSentence(error));
    }
    setBusy(false);
  }

  return (
    <Button look="quiet" busy={busy} onClick={download}>
      Download my data
    </Button>
  );
}
