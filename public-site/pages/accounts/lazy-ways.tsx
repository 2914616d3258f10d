import { useState } from 'react';
import { showError } from '../../app/toasts.ts';
import { useLoaded } from '../../app/use-loaded.ts';
import { ChevronDownIcon } from '../../ui/icons.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './your-account.module.css';

/** Passkeys and the authenticator app; their code arrives when they are looked at. */
export function LazyWays() {
  const [isOpen, setIsOpen] = useState(false);
  const loaded = useLoaded(isOpen, () => import('./ways-to-sign-in.tsx'), showError);
  return (
    <details className={styles.details} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={styles.summary}>
        Ways to sign in
        <ChevronDownIcon size={18} />
      </summary>
      <div className={styles.body}>{loaded ? <loaded.WaysToSignIn /> : isOpen && <Spinner />}</div>
    </details>
  );
}
