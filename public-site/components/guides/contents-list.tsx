/* components/guides/: what texts are set with, guides and articles alike. */
import { ChevronDownIcon } from '../../ui/icons.tsx';
import { useSectionInView } from './use-section-in-view.ts';
import styles from './contents-list.module.css';

interface Entry {
  id: string;
  label: string;
}

/** What is on the page: beside the text where there is room, where it follows the reader, else a list that folds away. */
export function ContentsList({ entries }: { entries: readonly Entry[] }) {
  const current = useSectionInView(entries.map(({ id }) => id));
  return (
    <nav className={styles.contents} aria-label="On this page">
      <details className={styles.folded}>
        <summary className={styles.summary}>
          On this page
          <ChevronDownIcon size={20} />
        </summary>
        <Links entries={entries} current={current} />
      </details>
      <div className={styles.beside}>
        <p className={styles.title}>On this page</p>
        <Links entries={entries} current={current} />
      </div>
    </nav>
  );
}

function Links({ entries, current }: { entries: readonly Entry[]; current: string | null }) {
  return (
    <ol className={styles.links} role="list">
      {entries.map(({ id, label }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ol>
  );
}
