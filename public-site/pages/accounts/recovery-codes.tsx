import { useState } from 'react';
import { useSite } from '../../app/site.ts';
import { copyText } from '../../components/copy-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { saveFile } from './save-file.ts';
import styles from './ways-to-sign-in.module.css';

interface RecoveryCodesProps {
  left: number;
  /** Just made: to be shown this once. */
  codes: readonly string[] | null;
  onRenew: () => Promise<boolean>;
  onKept: () => void;
}

export function RecoveryCodes({ left, codes, onRenew, onKept }: RecoveryCodesProps) {
  const [busy, setBusy] = useState(false);

  async function renew() {
    setBusy(true);
    await onRenew();
    setBusy(false);
  }

  return (
    <section className={styles.way}>
      <h3>Recovery codes</h3>
      <p>
        For when your phone is lost: each signs you in once, after the password. {left} of them{' '}
        {left === 1 ? 'is' : 'are'} left.
      </p>
      <Button look="quiet" busy={busy} onClick={() => void renew()}>
        Make new codes
      </Button>
      {codes && <NewCodes codes={codes} onKept={onKept} />}
    </section>
  );
}

function NewCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { name } = useSite();
  const text = codes.join('\n');
  return (
    <Dialog open onClose={onKept} dismissible={false} title="Keep these recovery codes">
      <p>
        They are shown this once. Keep them where you will find them without your phone. Older codes do not
        work any more.
      </p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.row}>
        <Button look="quiet" onClick={() => void copyText(text, 'The codes are copied.')}>
          Copy
        </Button>
        <Button
          look="quiet"
          onClick={() =>
            saveFile('recovery-codes.txt', `Recovery codes of ${name}\n\n${text}\n`, 'text/plain')
          }
        >
          Save as a file
        </Button>
      </div>
      <Button wide onClick={onKept}>
        I have kept them
      </Button>
    </Dialog>
  );
}
