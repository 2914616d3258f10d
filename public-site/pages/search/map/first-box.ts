import type { DoctorSearch, MapSpot } from '#contract/search.ts';
import type { State } from '#contract/vocabulary.ts';
import { OUTLINE_BOXES } from '../../../map/outline-boxes.ts';
import { boxAround, circleAround } from '../../../map/projection.ts';
import type { Box, Point } from '../../../map/projection.ts';

/** Degrees around a single office. */
const LEAST = 0.15;

/** What a map shows first: the circle or the states that were searched, else where the offices are; null for none. */
export function firstBox(found: DoctorSearch, spots: readonly MapSpot[]): Box | null {
  const { place, licensed_in } = found;
  if (licensed_in) return boxOfStates(licensed_in);
  if (place?.kind === 'state') return boxOfStates([place.state]);
  const circle = searchedCircle(found);
  if (circle) return boxAround(circle);
  const box = boxAround(spots);
  return box && [box[0] - LEAST, box[1] - LEAST, box[2] + LEAST, box[3] + LEAST];
}

/** The circle that a search looked in; null where it looked elsewhere. */
export function searchedCircle({ place, radius, licensed_in }: DoctorSearch): Point[] | null {
  if (!place || place.lat === null || place.lng === null || radius === null || licensed_in) return null;
  return circleAround({ lat: place.lat, lng: place.lng }, radius);
}

function boxOfStates(states: readonly State[]): Box | null {
  const boxes = states.map((state) => OUTLINE_BOXES[state]);
  return boxAround(
    boxes.flatMap(([south, west, north, east]) => [
      { lat: south, lng: west },
      { lat: north, lng: east },
    ]),
  );
}
