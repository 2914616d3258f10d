import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  icon?: ReactNode;
  title: string;
  /** Of what comes in place of something else. */
  role?: 'alert' | 'none';
  /** 1 where nothing else on the page is its heading, 3 in a section that has one. */
  level?: 1 | 2 | 3;
  /** What can be done about it: buttons and links. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** There is nothing here, why, and what now. */
export function EmptyState({ icon, title, role, level = 2, actions, children }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.empty} role={role}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
