import { Link, useLocation } from 'wouter';
import { useLoaded } from '../app/use-loaded.ts';
import { CloseIcon, MenuIcon } from '../ui/icons.tsx';
import type { Question } from './account-entries.ts';
import { currentOf, MENU_LINKS } from './links.ts';
import { isUser, useAccount } from './use-account.ts';
import { useMenu } from './use-menu.ts';
import styles from './phone-menu.module.css';

/** The header's links below the desktop's width. */
export function PhoneMenu({ ask }: { ask: (question: Question) => void }) {
  const { close, leave, menuProps } = useMenu();
  const [path] = useLocation();
  const account = useAccount();
  const user = isUser(account) ? account : null;
  const own = useLoaded(
    user !== null,
    () => import('./phone-account-items.tsx'),
    () => undefined,
  );

  return (
    <details className={styles.menu} {...menuProps}>
      <summary className={styles.summary}>
        <MenuIcon size={24} className={styles.opens} />
        <CloseIcon size={24} className={styles.closes} />
        <span className="visually-hidden">Menu</span>
      </summary>
      <nav className={styles.panel} aria-label="Main">
        <ul role="list">
          {MENU_LINKS.map((link) => (
            <li key={link.href}>
              <Link
                className={styles.link}
                href={link.href}
                aria-current={currentOf(link, path)}
                onClick={close}
              >
                {link.prefix}
                {link.label}
              </Link>
            </li>
          ))}
          {account === null && (
            <li>
              <Link className={styles.link} href="/signin" onClick={close}>
                Sign in
              </Link>
            </li>
          )}
          {user && own && <own.PhoneAccountItems {...{ user, ask, close, leave }} />}
        </ul>
      </nav>
    </details>
  );
}
