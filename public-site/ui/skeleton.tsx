import { classes } from './classes.ts';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** What will stand here: a line of text, a title, a card, or whatever `className` gives a size to. */
  shape?: 'line' | 'short' | 'title' | 'card' | 'block';
  className?: string;
}

/** A gray place for something that is on its way. Say that it is loading elsewhere: this is not read out. */
export function Skeleton({ shape = 'line', className }: SkeletonProps) {
  return <span className={classes(styles.skeleton, styles[shape], className)} aria-hidden="true" />;
}

/** Some lines of text, the last of them short. */
export function SkeletonText() {
  return (
    <>
      <Skeleton />
      <Skeleton />
      <Skeleton />
      <Skeleton shape="short" />
    </>
  );
}
