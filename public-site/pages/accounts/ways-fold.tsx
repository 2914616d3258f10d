import { useState } from 'react';
import { ChevronDownIcon } from '../../ui/icons.tsx';
import { WaysToSignIn } from './ways-to-sign-in.tsx';
import styles from './your-account.module.css';

/** Passkeys and the authenticator app: asked for when they are looked at. */
export function WaysFold() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.details} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={styles.summary}>
        Ways to sign in
        <ChevronDownIcon size={18} />
      </summary>
      <div className={styles.body}>{isOpen && <WaysToSignIn />}</div>
    </details>
  );
}
