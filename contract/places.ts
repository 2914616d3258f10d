/** How a text that was typed as a place is read, and how a place stands in a search's URL. */

/** The names a place has in a search's URL (SPEC §3, client state). A county or region goes with its state. */
export interface PlaceSearch {
  searchZipCode?: string;
  searchCity?: string;
  searchCounty?: string;
  searchRegion?: string;
  searchState?: string;
}

export type PlaceKind = 'zip' | 'city' | 'county' | 'region' | 'state';

/** A place that a text can mean. */
export interface ReadPlace {
  kind: PlaceKind;
  /** "Cambridge, MA 02139", "Cambridge, MA", "Middlesex County, MA", "Long Island, NY", "Massachusetts" */
  label: string;
  search: PlaceSearch;
}

/** A text that names a place. */
export interface FoundPlace extends ReadPlace {
  /** The text says something else than the place's name: it was misspelt, or only a part of it was read. */
  corrected: boolean;
  /** What else the text can mean, the likeliest first. */
  alternatives: ReadPlace[];
}

/** Why the visitor has to say more: "near me", an army address, a place abroad, or nothing that we know. */
export type AskedWhy = 'near-me' | 'military' | 'foreign' | 'unknown';

/** What a text that was typed as a place means. */
export type PlaceReading =
  | FoundPlace
  | { kind: 'everywhere' }
  | { kind: 'ask'; why: AskedWhy; suggestions: ReadPlace[] };

/**
 * The answer to GET /api/places?where=…&q=…: the search to make of what was typed as a place and as a need, either of which
 * may stand in the other's field. `typed` when the page has to speak about it.
 */
export interface WhereSearch extends PlaceSearch {
  typed?: string;
  q?: string;
}
