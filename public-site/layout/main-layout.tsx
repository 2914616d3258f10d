/* layout/: what stands around every page: header, footer, menus, the account's dialogs, the crisis line. */
import type { ReactNode } from 'react';
import { HydrateLater } from '../app/hydrate-later.tsx';
import { dropToast, useToasts } from '../app/toasts.ts';
import { ToastList } from '../ui/toast-list.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LazyAccountNotices } from './lazy-account-notices.tsx';
import { SkipLink } from './skip-link.tsx';
import styles from './main-layout.module.css';

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
      <HydrateLater>
        <Footer />
      </HydrateLater>
      <ToastList toasts={toasts} onGone={dropToast} />
    </div>
  );
}
