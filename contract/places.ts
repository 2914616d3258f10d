/** How a text that was typed as a place is read, and how a place stands in a search's URL. */

import type { z } from 'zod';
import type * as answers from './schemas/answers/places.ts';

export type PlaceKind = z.output<typeof answers.placeKind>;

export type ReadPlace = z.output<typeof answers.readPlace>;

/** Why the visitor has to say more: "near me", an army address, a place abroad, or nothing that we know. */
export type AskedWhy = z.output<typeof answers.askedWhy>;

export type FoundPlace = z.output<typeof answers.foundPlace>;

/** What a text that was typed as a place means. */
export type PlaceReading = z.output<typeof answers.placeReading>;

export type WhereSearch = z.output<typeof answers.whereSearch>;
