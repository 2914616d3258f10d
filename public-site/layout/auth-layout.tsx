import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { PAGES } from '#contract/paths.ts';
import { Announcement } from './announcement.tsx';
import { Brand } from './brand.tsx';
import { useSite } from '../app/site.ts';
import { dropToast, useToasts } from '../app/toasts.ts';
import { ToastList } from '../ui/toast-list.tsx';
import { AuthArt } from './auth-art.tsx';
import { CrisisLine } from './crisis-line.tsx';
import { DemoStrip } from './demo-strip.tsx';
import { SkipLink } from './skip-link.tsx';
import styles from './auth-layout.module.css';

/** SPEC §2: the form on the left; from large screens a picture on the right. */
export function AuthLayout({ children }: { children: ReactNode }) {
  const { name, demo, announcement } = useSite();
  const toasts = useToasts();
  return (
    <div className={styles.layout}>
      <SkipLink />
      <aside aria-label="Help in a crisis">
        <CrisisLine />
        {demo && <DemoStrip />}
        {announcement !== null && <Announcement text={announcement} />}
      </aside>
      <div className={styles.halves}>
        <div className={styles.half}>
          <header>
            <Brand />
          </header>
          <main className={styles.main} id="content" tabIndex={-1}>
            {children}
          </main>
          <footer className={styles.foot}>
            © 2024 {name} · <Link href={PAGES.privacyPolicy}>Privacy policy</Link>
          </footer>
        </div>
        <AuthArt />
      </div>
      <ToastList toasts={toasts} onGone={dropToast} />
    </div>
  );
}
