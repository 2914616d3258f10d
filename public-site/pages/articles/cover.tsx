import { classes } from '../../ui/classes.ts';
import { useBroken } from '../../ui/use-broken.ts';
import styles from './cover.module.css';

interface CoverProps {
  /** Address of the picture at 640 pixels; the one at 1280 has its name. */
  src: string;
  /** How wide it is shown: the attribute of the same name. */
  sizes: string;
  /** Below the first screen. */
  lazy?: boolean;
  /** The largest picture of the first screen. */
  first?: boolean;
  className?: string;
}

/** The picture of an article, 16 by 9, or a drawn one where it does not come. It says nothing that the title does not. */
export function Cover({ src, sizes, lazy, first, className }: CoverProps) {
  const { isBroken, watched } = useBroken(src);
  if (isBroken) return <span className={classes(styles.cover, styles.drawn, className)} />;
  return (
    <img
      {...watched}
      className={classes(styles.cover, className)}
      src={src}
      srcSet={`${src} 640w, ${src.replace(/-640\.webp$/, '-1280.webp')} 1280w`}
      sizes={sizes}
      width={640}
      height={360}
      loading={lazy ? 'lazy' : undefined}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
      alt=""
    />
  );
}
