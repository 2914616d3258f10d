import type { GuideSource } from '#contract/guides.ts';
import styles from './sources.module.css';

export const SOURCES_ID = 'sources';

/** Where the facts of the page come from, numbered as they are mentioned. */
export function Sources({ sources }: { sources: readonly GuideSource[] }) {
  return (
    <section>
      <h2 id={SOURCES_ID}>Sources</h2>
      <ol className={styles.sources}>
        {sources.map(({ id, title, publisher, href }) => (
          <li key={id} id={`source-${id}`}>
            <a href={href} rel="external noopener">
              {title}
            </a>
            , {publisher}
          </li>
        ))}
      </ol>
    </section>
  );
}
