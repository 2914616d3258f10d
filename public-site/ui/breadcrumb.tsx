import { Link } from 'wouter';
import styles from './breadcrumb.module.css';

interface Crumb {
  label: string;
  /** Without it, the crumb is the page itself. */
  href?: string;
}

/** The way from the directory down to this page. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.list} role="list">
        {crumbs.map(({ label, href }) => (
          <li key={label}>
            {href ? <Link href={href}>{label}</Link> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
