import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { classes } from './classes.ts';
import styles from './link-card.module.css';

interface LinkCardProps {
  className?: string;
  children: ReactNode;
}

/** A card whose every point leads where its LinkTitle does. */
export function LinkCard({ className, children }: LinkCardProps) {
  return <article className={classes(styles.card, className)}>{children}</article>;
}

/** The heading of a LinkCard, with its link. */
export function LinkTitle({ href, className, children }: LinkCardProps & { href: string }) {
  return (
    <h3 className={className}>
      <Link className={styles.link} href={href}>
        {children}
      </Link>
    </h3>
  );
}
