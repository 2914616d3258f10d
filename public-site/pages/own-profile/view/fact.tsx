import type { ReactNode } from 'react';
import styles from './section.module.css';

/** A name and what stands for it. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
