import styles from './skip-link.module.css';

export function SkipLink({ to = 'content', label = 'Skip to the content' }: { to?: string; label?: string }) {
  return (
    <a className={styles.skip} href={`#${to}`}>
      {label}
    </a>
  );
}
