import styles from './no-script.module.css';

/**
 * A sentence for browsers without JavaScript: words alone, no markup. Given as HTML, because the renderer drops the
 * children of noscript in the browser, and the page would not stay as it was sent.
 */
export function NoScript({ children }: { children: string }) {
  return <noscript className={styles.note} dangerouslySetInnerHTML={{ __html: children }} />;
}
