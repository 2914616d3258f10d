import { Link } from 'wouter';
import type { User } from '#contract/accounts.ts';
import { PAGES } from '#contract/paths.ts';
import { fullName } from './account-entries.ts';
import type { Question } from './account-entries.ts';
import { AccountItems } from './account-items.tsx';
import styles from './phone-menu.module.css';

interface PhoneAccountItemsProps {
  user: User;
  ask: (question: Question) => void;
  /** Of the menu; `leave` gives the focus back to what opened it. */
  close: () => void;
  leave: () => void;
}

/** What the phone's menu has for who is signed in. */
export function PhoneAccountItems({ user, ask, close, leave }: PhoneAccountItemsProps) {
  return (
    <>
      <li className={styles.who}>
        <Link className={styles.link} href={PAGES.account} onClick={close}>
          {fullName(user)}
        </Link>
      </li>
      <AccountItems user={user} className={styles.link} ask={ask} onChosen={leave} />
    </>
  );
}
