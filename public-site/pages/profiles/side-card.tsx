import { useId } from 'react';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import styles from './side-card.module.css';

interface SideCardProps {
  title: string;
  icon: ReactNode;
  children: ReactNode;
}

export function SideCard({ title, icon, children }: SideCardProps) {
  const id = useId();
  return (
    <Card as="section" className={styles.card} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
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
