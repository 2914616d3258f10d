import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './badge.module.css';

interface BadgeProps {
  tone?: 'ok' | 'warn' | 'accent' | 'brand' | 'plain';
  icon?: ReactNode;
  children: ReactNode;
}

/** A fact worth seeing at a glance: "Accepting new patients". */
export function Badge({ tone = 'plain', icon, children }: BadgeProps) {
  return (
    <span className={classes(styles.badge, styles[tone])}>
      {icon}
      <span>{children}</span>
    </span>
  );
}
