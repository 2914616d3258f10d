import { Link } from 'wouter';
import type { ReadPlace } from '#contract/places.ts';
import type { DoctorSearch } from '#contract/search.ts';
import { lazyPart } from '../../app/lazy-part.tsx';
import { NOWHERE, searchHref, withoutStart } from '../../components/search/search-query.ts';
import type { SearchQuery } from '../../components/search/search-query.ts';
import styles from './hints.module.css';

const AskedPlace = lazyPart(async () => (await import('./asked-place.tsx')).AskedPlace);

/** How the text in the Where field was read, where that needs a word: corrected, one of several, or not understood. */
export function TypedPlace({ query, found }: { query: SearchQuery; found: DoctorSearch }) {
  if (!found.typed) return null;
  const { text, reading } = found.typed;
  if (reading.kind === 'everywhere') return null;
  if (reading.kind === 'ask') {
    return (
      <AskedPlace query={query} text={text} why={reading.why}>
        <PlaceChoices query={query} places={reading.suggestions} />
      </AskedPlace>
    );
  }
  // The rest of the address may say something else by now.
  if (reading.label !== found.place?.label) return null;
  // Cities of that name in other states are named by the hints.
  const { city, also_in } = found.place;
  const others = reading.alternatives.filter(
    ({ search }) => also_in.length === 0 || search.searchCity !== city,
  );
  if (!reading.corrected && others.length === 0) return null;
  return (
    <p className={styles.hint}>
      {reading.corrected && (
        <>
          Showing results for <strong>{reading.label}</strong>.{' '}
          <Link href={searchHref({ ...withoutStart(query), ...NOWHERE, q: text })}>
            Search names and profiles for “{text}” instead
          </Link>
          .{' '}
        </>
      )}
      <PlaceChoices query={query} places={others} />
    </p>
  );
}

/** "Did you mean …?" */
function PlaceChoices({ query, places }: { query: SearchQuery; places: ReadPlace[] }) {
  if (places.length === 0) return null;
  return (
    <>
      Did you mean:{' '}
      {places.map(({ label, search }) => (
        <Link
          key={label}
          className={styles.other}
          href={searchHref({ ...withoutStart(query), ...NOWHERE, ...search })}
        >
          {label}
        </Link>
      ))}
    </>
  );
}
