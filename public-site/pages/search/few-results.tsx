import type { BroaderSearch } from '#contract/search.ts';
import { BroaderSearches } from './broader-searches.tsx';
import styles from './broader-searches.module.css';

/** Below few results. */
export function MoreResults({ searches }: { searches: readonly BroaderSearch[] }) {
  return (
    <section className={styles.more}>
      <h2>More psychiatrists</h2>
      <BroaderSearches searches={searches} />
    </section>
  );
}

/** Above those of whom nobody has all that is needed: where somebody has. */
export function SomeNeeds({ searches }: { searches: readonly BroaderSearch[] }) {
  return (
    <section className={styles.some}>
      <p>Nobody lists all of this. Those who list most come first; each card says what is missing.</p>
      {searches.length > 0 && <BroaderSearches searches={searches} />}
    </section>
  );
}
