import type { DoctorSearch } from '#contract/search.ts';
import { lazyPart } from '../../app/lazy-part.tsx';
import type { SearchQuery } from '../../components/search/search-query.ts';

const PlaceNote = lazyPart(async () => (await import('./asked-place.tsx')).PlaceNote);

/** How the text in the Where field was read, where that needs a word: corrected, one of several, or not understood. */
export function TypedPlace({ query, found }: { query: SearchQuery; found: DoctorSearch }) {
  if (!found.typed) return null;
  const { text, reading } = found.typed;
  if (reading.kind === 'everywhere') return null;
  if (reading.kind === 'ask') return <PlaceNote {...{ query, text, reading, places: reading.suggestions }} />;
  // The rest of the address may say something else by now.
  if (reading.label !== found.place?.label) return null;
  // Cities of that name in other states are named by the hints.
  const { city, also_in } = found.place;
  const places = reading.alternatives.filter(
    ({ search }) => also_in.length === 0 || search.searchCity !== city,
  );
  if (!reading.corrected && places.length === 0) return null;
  return <PlaceNote {...{ query, text, reading, places }} />;
}
