import { Link } from 'wouter';
import type { DoctorSearch, LeftOut, Reading } from '#contract/search.ts';
import { formatDate } from '#contract/dates.ts';
import { listed } from '#contract/wording.ts';
import { searchHref, withoutStart } from '../../components/search/search-query.ts';
import type { SearchQuery } from '../../components/search/search-query.ts';
import styles from './hints.module.css';

interface ReadingHintsProps {
  query: SearchQuery;
  found: DoctorSearch;
  /** The text with other words. */
  replaced: (words: Reading['corrected']) => string;
}

/** What was spelled otherwise than it was typed, what was passed over, and help beside the doctors. */
export function ReadingHints({ query, found, replaced }: ReadingHintsProps) {
  const { corrected, didYouMean, leftOut, help, totalCount } = found;
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
      {totalCount > 0 && help.length > 0 && (
        <p className={styles.hint}>
          For veterans:{' '}
          {help.map(({ name, href }) => (
            <a key={name} className={styles.other} href={href}>
              {name}
            </a>
          ))}{' '}
          <a className={styles.other} href={help[0].source}>{`Checked ${formatDate(help[0].checked)}`}</a>
        </p>
      )}
    </div>
  );
}
