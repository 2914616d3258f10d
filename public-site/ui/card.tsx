import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './card.module.css';

interface CardProps {
  as?: 'div' | 'section' | 'article' | 'li';
  /** l: the generous padding and the wide corners of a page's main card. */
  size?: 'm' | 'l';
  className?: string;
  'aria-labelledby'?: string;
  children: ReactNode;
}

export function Card({ as: Tag = 'div', size = 'm', className, children, ...rest }: CardProps) {
  return (
    <Tag {...rest} className={classes(styles.card, size === 'l' && styles.large, className)}>
      {children}
    </Tag>
  );
}
