import type { Condition, FeeFilter, Flag, Insurance, ListFilter, Sort, State } from '#contract/vocabulary.ts';
import type { Radius } from '#contract/constants.ts';
import type { PlaceKind, PlaceReading } from '#contract/places.ts';

/** yes: confirmed within CONFIRMATION_DAYS; unconfirmed: said yes, but longer ago than that. */
export type Accepting = 'yes' | 'no' | 'unconfirmed';

/** One doctor in a list of results. */
export interface DoctorCard {
  id: number;
  first_name: string;
  last_name: string;
  degree: 'MD' | 'DO';
  /** "Child & adolescent psychiatrist" */
  title: string;
  /** Name of the stored portrait, without width and ending; null when there is none. */
  avatar: string | null;
  practice_name: string;
  city: string;
  state: State;
  zip: string;
  phone: string;
  accepting: Accepting;
  /** ISO date (YYYY-MM-DD) of the last confirmation. */
  accepting_confirmed_at: string | null;
  telehealth: boolean;
  /** ISO date on which NPI and licenses were checked. */
  checked_at: string;
  conditions: Condition[];
  insurances: Insurance[];
}

/** A card in the answer to a search: how far it is from the place, in miles; null without a point to measure from. */
export interface DoctorResult extends DoctorCard {
  distance: number | null;
  /** What the doctor says to what the search asks for; empty when it asks for nothing. */
  answers: Answer[];
}

/** "Takes Aetna", "first visit $350", "fees not published": what fits, what is to know, and what is not known. */
export interface Answer {
  text: string;
  is: 'yes' | 'fact' | 'unknown';
}

/** The place a search was understood to mean. Coordinates in degrees; null for a state, a county and a large region. */
export interface SearchPlace {
  kind: PlaceKind;
  /** "Cambridge, MA 02139", "Cambridge, MA", "Middlesex County, MA", "Long Island, NY", "Massachusetts" */
  label: string;
  /** Of a region in several states the first. */
  state: State;
  city: string | null;
  zip: string | null;
  lat: number | null;
  lng: number | null;
  /** For a city searched without its state: the other states that have one of that name. */
  also_in: State[];
}

export type Filter = ListFilter | Flag | FeeFilter;

/** filter → value → how many results there would be with that value alone chosen in that filter, all others unchanged. */
export type Facets = Record<Filter, Record<string, number>>;

/** How the search text was read. */
export interface Reading {
  understood: Understood[];
  /** Taken for spelled otherwise, unless the search is for exactly what was typed. */
  corrected: Replaced[];
  /** What a word may have meant, but not surely. */
  didYouMean: Replaced[];
  /** What the search passed over. */
  leftOut: LeftOut[];
  /** Words of the text, as typed, that are looked for in names and profiles. */
  sought: string[];
  /** The text speaks of immediate danger to life. */
  danger: boolean;
}

/** A value of the vocabulary that the search text names. It counts as if it had been chosen by hand. */
export interface Understood {
  filter: Filter;
  value: string;
  /** The words that say so, each as it stands in the text. */
  words: string[];
}

/** A word as it stands in the text, and the one to put in its place. */
export interface Replaced {
  from: string;
  to: string;
}

export interface LeftOut {
  /** As typed. */
  words: string;
  /** nobody: neither a name nor a profile has them; negated: the text says that it does not want them. */
  reason: 'nobody' | 'negated';
}

/** The answer to GET /api/doctors. */
export interface DoctorSearch extends Reading {
  data: DoctorResult[];
  totalCount: number;
  facets: Facets;
  place: SearchPlace | null;
  /** Miles; null when the search has no point to measure from. */
  radius: Radius | null;
  /** By video, chosen or typed: a license of one of these states counts, whatever the radius. Null otherwise, and without a place. */
  licensed_in: State[] | null;
  /** What was typed as the place, and how it was read; null when the place's name says all. */
  typed: { text: string; reading: PlaceReading } | null;
  sort: Sort;
  /** Fewer than FEW_RESULTS found: searches that find more, the closest first. */
  wider: BroaderSearch[];
}

/** The answer to GET /api/doctors/map: where the offices are of all whom a search finds, most in one place first. */
export interface DoctorMap {
  spots: MapSpot[];
}

/** Those of one ZIP code; of a search in very many of them, those of all that begin alike. */
export interface MapSpot {
  /** Five digits, or the first three. */
  zip: string;
  /** City and point (degrees) of the ZIP code with most. */
  city: string;
  lat: number;
  lng: number;
  count: number;
  /** Of the first few. */
  ids: number[];
}

/** A larger search: its query string (without `?`), what it is in words, and what it finds. */
export interface BroaderSearch {
  query: string;
  kind: 'filter' | 'radius' | 'state' | 'telehealth' | 'name' | 'filters' | 'everywhere';
  label: string;
  totalCount: number;
}

/** One suggestion of GET /api/places?q=…. */
export interface PlaceSuggestion {
  kind: PlaceKind;
  label: string;
  zip: string | null;
  city: string | null;
  /** Of those two kinds alone: its name in a search's URL. */
  county?: string;
  region?: string;
  state: State;
}

/** One row of GET /api/states: how many psychiatrists are listed, and where most of them are. */
export interface StateCount {
  state: State;
  psychiatrists: number;
  accepting: number;
  cities: { city: string; psychiatrists: number }[];
}
