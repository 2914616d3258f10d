import type { State } from '#contract/vocabulary.ts';

/** ZIP codes as parallel lists in the order of the codes. Coordinates in degrees; county empty when unknown. */
export interface PlaceRows {
  readonly zips: readonly string[];
  readonly cities: readonly string[];
  readonly states: readonly State[];
  readonly counties: readonly string[];
  readonly lat: Float64Array;
  readonly lng: Float64Array;
}
