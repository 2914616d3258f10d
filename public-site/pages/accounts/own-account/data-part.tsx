import { useState } from 'react';
import { ACCOUNT_API } from '#contract/account-paths.ts';
import { post } from '../../../app/api.ts';
import { showError, showToast } from '../../../app/toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { saveFile } from '../save-file.ts';
import { Part } from './part.tsx';
import styles from './own-account.module.css';

const FILE_NAME = 'my-data.json';

/** Saves everything that is kept about the signed-in user as a file. */
export function DataPart() {
  const [busy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      const answer = await post<object>(ACCOUNT_API.exportData);
      if (answer.status === 200)
        saveFile(FILE_NAME, JSON.stringify(answer.body, null, 2), 'application/json');
      else showToast('warning', answer.message);
    } catch (error) {
      showError(error);
    }
    setBusy(false);
  }

  return (
    <Part id="data" title="Your data">
      <p className={styles.aside}>Everything that we keep of you, as one file.</p>
      <div className={styles.buttons}>
        <Button look="quiet" busy={busy} onClick={download}>
          Download my data
        </Button>
      </div>
    </Part>
  );
}
