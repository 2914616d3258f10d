import { Link } from 'wouter';
import { PAGES } from '#contract/paths.ts';
import { useSite } from '../app/site.ts';
import { HeartIcon } from '../ui/icons.tsx';
import styles from './brand.module.css';

/** The mark and the site's name, leading home. */
export function Brand() {
  const { name } = useSite();
  return (
    <Link className={styles.brand} href={PAGES.home}>
      <span className={styles.mark}>
        <HeartIcon size={22} />
      </span>
      <span className={styles.name}>{name}</span>
    </Link>
  );
}
