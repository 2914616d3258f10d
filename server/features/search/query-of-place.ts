import type { PlaceReading, WhereSearch } from '#contract/places.ts';
import type { Places } from '../../../db/places/places.ts';

const LONGEST_CITY = 80;

/**
 * The search that a text typed as a place asks for. Where the page has to speak about it (it was corrected, can mean
 * something else, or is no place) the text itself is a part of it. A text that we do not know at all is kept as a
 * city, or a ZIP code.
 */
export function whereSearch({ read }: Pick<Places, 'read'>, text: string): WhereSearch {
  const typed = text.trim();
  const reading = read(typed);
  if (reading.kind === 'everywhere') return {};
  if (reading.kind === 'ask' && reading.why === 'unknown' && reading.suggestions.length === 0) {
    return /^\d{5}$/.test(typed) ? { searchZipCode: typed } : { searchCity: typed.slice(0, LONGEST_CITY) };
  }
  const search = reading.kind === 'ask' ? {} : reading.search;
  return needsAWord(reading) ? { ...search, typed } : search;
}

/** Cities of one name need none: the page names the others by itself. */
function needsAWord(reading: PlaceReading): boolean {
  if (reading.kind === 'ask') return true;
  if (reading.kind === 'everywhere') return false;
  const { search, corrected, alternatives } = reading;
  return corrected || alternatives.some((other) => other.search.searchCity !== search.searchCity);
}
