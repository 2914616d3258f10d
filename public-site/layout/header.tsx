import { Link, useLocation } from 'wouter';
import { Brand } from '../parts/brand.tsx';
import { useSite } from '../site.ts';
import { ButtonLink } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { CrisisLine } from './crisis-line.tsx';
import { DemoStrip } from './demo-strip.tsx';
import { currentOf, HEADER_LINKS } from './links.ts';
import { PhoneMenu } from './phone-menu.tsx';
import styles from './header.module.css';

/** SPEC §2, Header: signed out. The end of the bar keeps its room for the avatar menu. */
export function Header() {
  const { demo } = useSite();
  const [path] = useLocation();
  return (
    <header className={styles.header}>
      <CrisisLine />
      {demo && <DemoStrip />}
      <div className={classes('page-width', styles.bar)}>
        <Brand />
        <nav className={styles.nav} aria-label="Main">
          <ul className={styles.links} role="list">
            {HEADER_LINKS.map((link) => (
              <li key={link.href}>
                <Link className={styles.link} href={link.href} aria-current={currentOf(link, path)}>
                  {link.prefix && <span className="visually-hidden">{link.prefix}</span>}
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.account}>
          <ButtonLink href="/user/signin" size="s">
            Sign in
          </ButtonLink>
        </div>
        <PhoneMenu />
      </div>
    </header>
  );
}
