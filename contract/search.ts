import type { z } from 'zod';
import type * as answers from './schemas/answers/search.ts';

/** yes: confirmed within CONFIRMATION_DAYS; unconfirmed: said yes, but longer ago than that. */
export type Accepting = z.output<typeof answers.accepting>;

export type SaidVisit = z.output<typeof answers.saidVisit>;

export type DoctorCard = z.output<typeof answers.doctorCard>;

export type DoctorResult = z.output<typeof answers.doctorResult>;

export type Answer = z.output<typeof answers.answer>;

export type SearchPlace = z.output<typeof answers.searchPlace>;

export type Filter = z.output<typeof answers.filter>;

/** filter → value → how many results there would be with that value alone chosen in that filter, all others unchanged. */
export type Facets = z.output<typeof answers.facets>;

export type Reading = z.output<typeof answers.reading>;

export type Understood = z.output<typeof answers.understood>;

export type Need = z.output<typeof answers.need>;

export type Excluded = z.output<typeof answers.excluded>;

export type Replaced = z.output<typeof answers.replaced>;

export type LeftOut = z.output<typeof answers.leftOut>;

export type DoctorSearch = z.output<typeof answers.doctorSearch>;

export type DoctorMap = z.output<typeof answers.doctorMap>;

export type MapSpot = z.output<typeof answers.mapSpot>;

export type BroaderSearch = z.output<typeof answers.broaderSearch>;

export type Help = z.output<typeof answers.help>;

export type PlaceSuggestion = z.output<typeof answers.placeSuggestion>;

export type StateCount = z.output<typeof answers.stateCount>;
