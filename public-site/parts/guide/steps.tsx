import type { ReactNode } from 'react';
import styles from './steps.module.css';

interface Step {
  title: string;
  text: ReactNode;
}

/** Things to do one after the other. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={styles.steps} role="list">
      {steps.map(({ title, text }, index) => (
        <li key={title} className={styles.step}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <div className={styles.words}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
