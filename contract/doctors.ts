import type {
  Age,
  Board,
  Condition,
  FeeFilter,
  Flag,
  Gender,
  Insurance,
  Language,
  ListFilter,
  Sort,
  State,
  Treatment,
} from '#contract/vocabulary.ts';
import type { Radius } from '#contract/constants.ts';

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
}

export interface License {
  state: State;
  number: string;
  /** ISO date */
  expires: string;
}

/** Times are local to the practice, 24 h, `HH:MM`. */
export interface WorkingHours {
  day: 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun';
  opens: string;
  closes: string;
}

export interface Education {
  /** "Residency, Psychiatry", "MD" */
  degree: string;
  school: string;
  /** Years; `to` is null while it goes on. */
  from: number;
  to: number | null;
}

/** In whole US dollars; null when the doctor does not publish it. */
export interface Fees {
  first_visit: number | null;
  follow_up: number | null;
  sliding_scale: boolean;
}

/** What a visitor reads at /viewdoctorprofile/{id}. */
export interface DoctorProfile extends DoctorCard {
  /** Paragraphs, separated by an empty line. */
  summary: string;
  street: string;
  phone: string;
  email: string | null;
  website: string | null;
  gender: Gender;
  /** Year of the first license. */
  practicing_since: number;
  npi: string;
  licenses: License[];
  boards: Board[];
  telehealth_states: State[];
  treatments: Treatment[];
  ages: Age[];
  languages: Language[];
  fees: Fees;
  working_time: WorkingHours[];
  education: Education[];
  /** ISO date of the last change that visitors can see. */
  updated_at: string;
}

/** The place a search was understood to mean. Coordinates in degrees; null for a state. */
export interface SearchPlace {
  kind: 'zip' | 'city' | 'state';
  /** "Cambridge, MA 02139", "Cambridge, MA", "Massachusetts" */
  label: string;
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

/** A word of the search text that was read as a value of the vocabulary. */
export interface Understood {
  filter: Filter;
  value: string;
}

/** The answer to GET /api/doctors. */
export interface DoctorSearch {
  data: DoctorResult[];
  totalCount: number;
  facets: Facets;
  place: SearchPlace | null;
  /** Miles; null when the search has no point to measure from. */
  radius: Radius | null;
  /** With telehealth chosen: the state whose licenses count, whatever the radius; null without a place. */
  licensed_in: State | null;
  understood: Understood[];
  sort: Sort;
  /** Fewer than FEW_RESULTS found: searches that find more, the closest first. */
  wider: BroaderSearch[];
}

/** A larger search: its query string (without `?`), what it is in words, and what it finds. */
export interface BroaderSearch {
  query: string;
  kind: 'filter' | 'radius' | 'state' | 'telehealth' | 'name' | 'filters' | 'everywhere';
  label: string;
  totalCount: number;
}

/** One suggestion of GET /api/places. */
export interface PlaceSuggestion {
  kind: 'zip' | 'city' | 'state';
  label: string;
  zip: string | null;
  city: string | null;
  state: State;
}

/** One row of GET /api/states: how many psychiatrists are listed, and where most of them are. */
export interface StateCount {
  state: State;
  psychiatrists: number;
  accepting: number;
  cities: { city: string; psychiatrists: number }[];
}
