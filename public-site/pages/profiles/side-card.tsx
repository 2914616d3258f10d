import { useId } from 'react';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import styles from './side-card.module.css';

interface SideCardProps {
  /** Of its heading, where a link leads to it. */
  id?: string;
  title: string;
  icon: ReactNode;
  children: ReactNode;
}

export function SideCard({ id, title, icon, children }: SideCardProps) {
  const ownId = useId();
  const titleId = id ?? ownId;
  return (
    <Card as="section" className={styles.card} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {icon}
        {title}
      </h2>
      {children}
    </Card>
  );
}

/** A name and what stands for it, on one line. */
export function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
