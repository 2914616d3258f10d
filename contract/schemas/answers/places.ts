import { z } from 'zod';

export const placeSearch = z
  .object({
    searchZipCode: z.string().optional(),
    searchCity: z.string().optional(),
    searchCounty: z.string().optional(),
    searchRegion: z.string().optional(),
    searchState: z.string().optional(),
  })
  .meta({
    id: 'PlaceSearch',
    description:
      "The names a place has in a search's URL (SPEC §3, client state). A county or region goes with its state.",
  });

export const placeKind = z.enum(['zip', 'city', 'county', 'region', 'state']);

export const readPlace = z
  .object({
    kind: placeKind,
    label: z
      .string()
      .describe(
        '"Cambridge, MA 02139", "Cambridge, MA", "Middlesex County, MA", "Long Island, NY", "Massachusetts"',
      ),
    search: placeSearch,
  })
  .meta({ id: 'ReadPlace', description: 'A place that a text can mean.' });

export const foundPlace = z
  .object({
    ...readPlace.shape,
    corrected: z
      .boolean()
      .describe(
        "The text says something else than the place's name: it was misspelt, or only a part of it was read.",
      ),
    unknown_zip: z
      .string()
      .optional()
      .describe(
        'The ZIP code in the text, which nobody has; the place is what stands beside it, or the nearest in number.',
      ),
    alternatives: z.array(readPlace).describe('What else the text can mean, the likeliest first.'),
  })
  .meta({ id: 'FoundPlace', description: 'A text that names a place.' });

export const askedWhy = z.enum(['near-me', 'military', 'foreign', 'unknown']);

export const placeReading = z.union([
  foundPlace,
  z.object({
    kind: z.literal('everywhere'),
  }),
  z.object({
    kind: z.literal('ask'),
    why: askedWhy,
    suggestions: z.array(readPlace),
  }),
]);

export const whereSearch = z
  .object({
    ...placeSearch.shape,
    typed: z.string().optional(),
    q: z.string().optional(),
    radius: z.string().optional(),
  })
  .meta({
    id: 'WhereSearch',
    description:
      "The answer to GET /api/places?where=…&q=…: the search to make of what was typed as a place and as a need, either of which may stand in the other's field. `typed` when the page has to speak about it, `radius` when miles are said.",
  });
