import { Link } from 'wouter';
import type { User } from '#contract/accounts.ts';
import { PAGES } from '#contract/paths.ts';
import { firstLetter } from '../ui/first-letter.ts';
import { useBroken } from '../ui/use-broken.ts';
import { ChevronDownIcon, ChevronRightIcon } from '../ui/icons.tsx';
import type { Question } from './account-entries.ts';
import { AccountItems } from './account-items.tsx';
import { fullName } from './account-entries.ts';
import { useMenu } from './use-menu.ts';
import styles from './account-menu.module.css';

interface AccountMenuProps {
  user: User;
  ask: (question: Question) => void;
}

/** SPEC §2, Header, signed in: the avatar and what it opens. */
export function AccountMenu({ user, ask }: AccountMenuProps) {
  const { leave, menuProps } = useMenu();
  return (
    <details className={styles.menu} {...menuProps}>
      <summary className={styles.summary}>
        <Portrait user={user} />
        <ChevronDownIcon size={16} className={styles.arrow} />
        <span className="visually-hidden">Account of {fullName(user)}</span>
      </summary>
      <nav className={styles.panel} aria-label="Account">
        <ul role="list">
          <li>
            <Link className={styles.who} href={PAGES.account} onClick={leave}>
              <span className={styles.name}>{fullName(user)}</span>
              <span className={styles.email}>{user.email}</span>
              <ChevronRightIcon size={16} className={styles.leads} />
            </Link>
          </li>
          <AccountItems user={user} className={styles.item} ask={ask} onChosen={leave} />
        </ul>
      </nav>
    </details>
  );
}

function Portrait({ user: { first_name, last_name, profile } }: { user: User }) {
  const avatar = profile?.avatar ?? null;
  const { isBroken, watched } = useBroken(avatar);
  if (avatar === null || isBroken) {
    return (
      <span className={styles.portrait} aria-hidden="true">
        {firstLetter(first_name)}
        {firstLetter(last_name)}
      </span>
    );
  }
  const source = `/uploads/${avatar}-96.webp`;
  return <img {...watched} className={styles.portrait} src={source} width={40} height={40} alt="" />;
}
