import { createContext, useContext } from 'react';
import type { GuideSource } from './guide-content.ts';
import { sourceId } from './source-id.ts';
import styles from './cite.module.css';

const Sources = createContext<readonly GuideSource[]>([]);

/** Gives the marks inside it the sources that they point to. */
export const CitedSources = Sources.Provider;

/** After a fact: the number of its source, as a link to it. */
export function Cite({ id }: { id: string }) {
  const index = useContext(Sources).findIndex((source) => source.id === id);
  if (index < 0) throw new Error(`No source is called ${id}.`);
  return (
    <sup className={styles.mark}>
      <a href={`#${sourceId(id)}`}>
        <span className="visually-hidden">Source </span>
        {index + 1}
      </a>
    </sup>
  );
}
