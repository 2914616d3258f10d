/* layout/: what stands around every page: header, footer, menus, the account's dialogs, the crisis line. */
import type { ReactNode } from 'react';
import { partOnUse } from '../app/part-on-use.tsx';
import { dropToast, useToasts } from '../app/toasts.ts';
import { ToastList } from '../ui/toast-list.tsx';
import { Header } from './header.tsx';
import { LazyAccountNotices } from './lazy-account-notices.tsx';
import { SkipLink } from './skip-link.tsx';
import styles from './main-layout.module.css';

const Footer = partOnUse('#root footer', async () => (await import('./footer.tsx')).Footer);

/** SPEC §2: header, content area, footer. */
export function MainLayout({ children }: { children: ReactNode }) {
  const toasts = useToasts();
  return (
    <div className={styles.layout}>
      <SkipLink />
      <Header />
      <LazyAccountNotices />
      <main className={styles.main} id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <ToastList toasts={toasts} onGone={dropToast} />
    </div>
  );
}
