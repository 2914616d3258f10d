import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import { InfoIcon, PhoneIcon } from '../../ui/icons.tsx';
import styles from './note.module.css';

interface NoteProps {
  /** urgent: about help that cannot wait. */
  tone?: 'plain' | 'urgent';
  children: ReactNode;
}

/** A remark that stands out from the text around it. */
export function Note({ tone = 'plain', children }: NoteProps) {
  const Icon = tone === 'urgent' ? PhoneIcon : InfoIcon;
  return (
    <div className={classes(styles.note, styles[tone])}>
      <Icon size={22} className={styles.icon} />
      <div className={styles.text}>{children}</div>
    </div>
  );
}
