import type { ReactNode, RefObject } from 'react';
import { classes } from './classes.ts';
import styles from './list-heading.module.css';

interface ListHeadingProps {
  heading: RefObject<HTMLHeadingElement | null>;
  /** "24 articles" */
  count: string;
  /** "newest first" */
  order: string;
  className?: string;
  /** At the end of the line. */
  children?: ReactNode;
}

/** How much a list holds and in which order. It takes the focus when the list has changed. */
export function ListHeading({ heading, count, order, className, children }: ListHeadingProps) {
  return (
    <div className={classes(styles.top, className)}>
      <h2 className={styles.count} ref={heading} tabIndex={-1}>
        {count} <span className={styles.order}>{order}</span>
      </h2>
      {children}
    </div>
  );
}
