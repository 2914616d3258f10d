import { useLayoutEffect, useRef } from 'react';
import { PAGES } from '#contract/paths.ts';
import { useLoaded } from '../app/use-loaded.ts';
import { ButtonLink } from '../ui/button.tsx';
import type { Question } from './account-entries.ts';
import { isUser, useAccount } from './use-account.ts';
import styles from './account.module.css';

/** The end of the header's bar: the way in, or the account. As large whoever is there, so that nothing jumps. */
export function Account({ ask }: { ask: (question: Question) => void }) {
  const account = useAccount();
  const user = isUser(account) ? account : null;
  const menu = useLoaded(
    user !== null,
    () => import('./account-menu.tsx'),
    () => undefined,
  );
  const end = useRef<HTMLDivElement>(null);
  const before = useRef(account);

  // Who signs out in the menu had the focus there, and the menu is gone.
  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body && document.hasFocus();
    if (account === null && before.current !== null && isLost) end.current?.querySelector('a')?.focus();
    before.current = account;
  }, [account]);

  return (
    <div ref={end} className={styles.account}>
      {account === null && (
        <ButtonLink className={styles.signIn} href={PAGES.signIn} size="s">
          Sign in
        </ButtonLink>
      )}
      {account !== null && !(user && menu) && <span className={styles.waiting} />}
      {user && menu && <menu.AccountMenu user={user} ask={ask} />}
    </div>
  );
}
