import type { GuideSource } from '#contract/guides.ts';
import styles from './cite.module.css';

/** After a fact: the number of its source, as a link to it. */
export function Cite({ id, sources }: { id: string; sources: readonly GuideSource[] }) {
  return (
    <sup className={styles.mark}>
      <a href={`#source-${id}`}>
        <span className="visually-hidden">Source </span>
        {sources.findIndex((source) => source.id === id) + 1}
      </a>
    </sup>
  );
}
