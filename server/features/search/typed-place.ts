import type { DoctorSearch, SearchPlace } from '#contract/search.ts';
import type { Places } from '../../../db/places/places.ts';

/** How the text was read that was typed as the place of a search; null when there is nothing to say about it. */
export function typedPlace(places: Places, text: string, place: SearchPlace | null): DoctorSearch['typed'] {
  if (!text) return null;
  const reading = places.read(text);
  const split = places.split(text, { besideNeed: true });
  if (!split?.rest || split.place.label !== place?.label) return { text, reading };
  const same = 'label' in reading && reading.label === place.label ? reading : null;
  const { alternatives = [], unknown_zip } = same ?? {};
  return { text, reading: { ...split.place, corrected: true, unknown_zip, alternatives } };
}
