import type { ReactNode } from 'react';
import styles from './timeline.module.css';

interface Stage {
  when: string;
  text: ReactNode;
}

/** What tends to happen when, along a line. */
export function Timeline({ stages }: { stages: readonly Stage[] }) {
  return (
    <ol className={styles.timeline} role="list">
      {stages.map(({ when, text }) => (
        <li key={when} className={styles.stage}>
          <h3 className={styles.when}>{when}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
