import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Announcement } from './announcement.tsx';
import { Brand } from './brand.tsx';
import { useUser } from '../app/session.ts';
import { useSite } from '../app/site.ts';
import { classes } from '../ui/classes.ts';
import { Account } from './account.tsx';
import type { Question } from './account-entries.ts';
import { CrisisLine } from './crisis-line.tsx';
import { DemoStrip } from './demo-strip.tsx';
import { LazyAccountDialogs } from './lazy-account-dialogs.tsx';
import { currentOf, HEADER_LINKS } from './links.ts';
import { ListLink } from './list-link.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import styles from './header.module.css';

/** SPEC §2, Header */
export function Header() {
  const { demo, announcement } = useSite();
  const [path] = useLocation();
  const user = useUser();
  const [asked, ask] = useState<Question | null>(null);
  return (
    <header className={styles.header}>
      <CrisisLine />
      {demo && <DemoStrip />}
      {announcement !== null && <Announcement text={announcement} />}
      <div className={classes('page-width', styles.bar)}>
        <Brand />
        <nav className={styles.nav} aria-label="Main">
          <ul className={styles.links} role="list">
            {HEADER_LINKS.map((link) => (
              <li key={link.href}>
                <Link className={styles.link} href={link.href} aria-current={currentOf(link, path)}>
                  {link.prefix && (
                    <span className={classes('visually-hidden', styles.prefix)}>{link.prefix}</span>
                  )}
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <ListLink />
        <Account ask={ask} />
        <PhoneMenu ask={ask} />
      </div>
      {user && <LazyAccountDialogs user={user} asked={asked} ask={ask} />}
    </header>
  );
}
