import { Link } from 'wouter';
import type { LeftOut, Reading } from '#contract/search.ts';
import { listed } from '#contract/wording.ts';
import { searchHref, withoutStart } from '../../components/search/search-query.ts';
import type { SearchQuery } from '../../components/search/search-query.ts';
import styles from './hints.module.css';

interface ReadingHintsProps {
  query: SearchQuery;
  reading: Reading;
  /** The text with other words. */
  replaced: (words: Reading['corrected']) => string;
}

/** What was spelled otherwise than it was typed, and what was passed over. */
export function ReadingHints({ query, reading, replaced }: ReadingHintsProps) {
  const { corrected, didYouMean, leftOut } = reading;
  const quoted = (reason: LeftOut['reason']) =>
    listed(leftOut.flatMap((one) => (one.reason === reason ? [`“${one.words}”`] : [])));
  const nobody = quoted('nobody');
  const negated = quoted('negated');
  const mentioned = quoted('mentioned');
  const unknown = quoted('cannot know');
  const first = withoutStart(query);
  return (
    <div>
      {corrected.length > 0 && (
        <p className={styles.hint}>
          Showing results for <strong>{replaced(corrected)}</strong>.{' '}
          <Link className={styles.other} href={searchHref({ ...first, exact: '1' })}>
            {`Search for “${query.q}” instead`}
          </Link>
        </p>
      )}
      {didYouMean.length > 0 && (
        <p className={styles.hint}>
          Did you mean:{' '}
          {didYouMean.map((one) => (
            <Link
              key={one.from + one.to}
              className={styles.other}
              href={searchHref({ ...first, q: replaced([one]) })}
            >
              {replaced([one])}
            </Link>
          ))}
        </p>
      )}
      {leftOut.length > 0 && (
        <p className={styles.hint}>
          {nobody && `We left out ${nobody}: no name or profile says it. `}
          {negated && `We left out ${negated}: the search cannot leave anybody out for what they offer. `}
          {mentioned && `We did not take ${mentioned} for what you want. `}
          {unknown && `Profiles do not say ${unknown}: ask when you call.`}
        </p>
      )}
    </div>
  );
}
