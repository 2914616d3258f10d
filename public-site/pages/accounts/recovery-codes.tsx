import { useEffect, useRef, useState } from 'react';
import { useSite } from '../../app/site.ts';
import { copyText } from '../../components/copy-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { shownWhenRefused } from './change-factors.ts';
import type { ChangeFactors } from './change-factors.ts';
import { saveFile } from './save-file.ts';
import styles from './ways-to-sign-in.module.css';

/** Just made, and by what. */
export interface NewCodes {
  codes: readonly string[];
  done: string;
}

interface RecoveryCodesProps {
  left: number;
  /** To be shown this once. */
  codes: NewCodes | null;
  onRenew: () => ReturnType<ChangeFactors>;
  onKept: () => void;
}

export function RecoveryCodes({ left, codes, onRenew, onKept }: RecoveryCodesProps) {
  const [busy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const wereShown = useRef(false);

  // What opened their dialog is often gone by then.
  useEffect(() => {
    if (wereShown.current && codes === null) heading.current?.focus();
    wereShown.current = codes !== null;
  }, [codes]);

  async function renew() {
    setBusy(true);
    await shownWhenRefused(onRenew());
    setBusy(false);
  }

  return (
    <section className={styles.way}>
      <h3 ref={heading} tabIndex={-1}>
        Recovery codes
      </h3>
      <p>
        For when your phone is lost: each signs you in once, after the password. {left} of them{' '}
        {left === 1 ? 'is' : 'are'} left.
      </p>
      <Button look="quiet" busy={busy} onClick={() => void renew()}>
        Make new codes
      </Button>
      {codes && <ToKeep {...codes} onKept={onKept} />}
    </section>
  );
}

function ToKeep({ codes, done, onKept }: NewCodes & { onKept: () => void }) {
  const { name } = useSite();
  const [isCopied, setIsCopied] = useState(false);
  const text = codes.join('\n');
  return (
    <Dialog open onClose={onKept} dismissible={false} title="Keep these recovery codes">
      {/* Else the first button would have the focus, and a small phone would begin there. */}
      <p tabIndex={-1} autoFocus>
        {done}
      </p>
      <p>
        The codes below are shown this once. Keep them where you will find them without your phone. Only these
        work from now on.
      </p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.row}>
        <Button look="quiet" onClick={() => void copyText(text).then(setIsCopied)}>
          {isCopied ? 'Copied' : 'Copy'}
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
      <div className={styles.end}>
        <Button wide onClick={onKept}>
          I have kept them
        </Button>
      </div>
    </Dialog>
  );
}
