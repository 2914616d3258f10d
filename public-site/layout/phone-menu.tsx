import { useEffect, useRef } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { Link, useLocation } from 'wouter';
import { CloseIcon, MenuIcon } from '../ui/icons.tsx';
import { currentOf, HEADER_LINKS } from './links.ts';
import styles from './phone-menu.module.css';

/** The header's links below the desktop's width. A disclosure, so that it opens without JavaScript too. */
export function PhoneMenu() {
  const details = useRef<HTMLDetailsElement>(null);
  const [path] = useLocation();
  const close = () => {
    if (details.current) details.current.open = false;
  };

  useEffect(close, [path]);
  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      if (!details.current?.contains(target as Node)) close();
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, []);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    close();
    details.current?.querySelector('summary')?.focus();
  }

  function closeWhenLeft({ relatedTarget }: FocusEvent) {
    if (relatedTarget && !details.current?.contains(relatedTarget)) close();
  }

  return (
    <details ref={details} className={styles.menu} onKeyDown={closeOnEscape} onBlur={closeWhenLeft}>
      <summary className={styles.summary}>
        <MenuIcon size={24} className={styles.opens} />
        <CloseIcon size={24} className={styles.closes} />
        <span className="visually-hidden">Menu</span>
      </summary>
      <nav className={styles.panel} aria-label="Main">
        <ul role="list">
          {HEADER_LINKS.map((link) => (
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
          <li>
            <Link className={styles.link} href="/signin" onClick={close}>
              Sign in
            </Link>
          </li>
        </ul>
      </nav>
    </details>
  );
}
