import { Children } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { CloseIcon } from './icons.tsx';
import { classes } from './classes.ts';
import styles from './chip.module.css';

/** A word in a pill: a condition, a treatment, a plan. */
export function Chip({ children }: { children: ReactNode }) {
  return <span className={styles.chip}>{children}</span>;
}

interface ChipLinkProps {
  href: string;
  children: ReactNode;
  /** The link takes the chip away: an x, and "Remove" read out before the words. */
  removes?: boolean;
}

/** A chip that leads somewhere. */
export function ChipLink({ href, children, removes }: ChipLinkProps) {
  return (
    <Link className={classes(styles.chip, styles.link)} href={href}>
      {removes && <span className="visually-hidden">Remove </span>}
      {children}
      {removes && <CloseIcon size={16} />}
    </Link>
  );
}

interface ChipListProps {
  /** Read out before the chips. */
  label?: string;
  children: ReactNode;
}

/** A wrapping list of chips, badges or small links. */
export function ChipList({ label, children }: ChipListProps) {
  return (
    <ul className={styles.list} role="list" aria-label={label}>
      {Children.toArray(children).map((child, index) => (
        <li key={index}>{child}</li>
      ))}
    </ul>
  );
}
