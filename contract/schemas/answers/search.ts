import { z } from 'zod';
import { CRISIS_LINES } from '../../crisis-lines.ts';
import type { CrisisLine } from '../../crisis-lines.ts';
import { askedGuide } from './guides.ts';
import { placeKind, placeReading } from './places.ts';
import {
  age,
  condition,
  earliestVisit,
  feeFilter,
  flag,
  insurance,
  listFilter,
  radius,
  sort,
  state,
} from './vocabulary.ts';

export const accepting = z.enum(['yes', 'no', 'unconfirmed']);

export const saidVisit = z
  .object({
    when: earliestVisit,
    said_on: z.string().describe('ISO date on which the doctor said so.'),
    is_old: z.boolean().describe('Said more than 30 days ago: no filter and no order counts it.'),
  })
  .meta({ id: 'SaidVisit', description: 'When a new patient can be seen first.' });

export const doctorCard = z
  .object({
    id: z.number(),
    first_name: z.string(),
    last_name: z.string(),
    degree: z.enum(['MD', 'DO']),
    title: z.string().describe('"Child & adolescent psychiatrist"'),
    avatar: z
      .string()
      .nullable()
      .describe('Name of the stored portrait, without width and ending; null when there is none.'),
    practice_name: z.string(),
    city: z.string(),
    state,
    zip: z.string(),
    phone: z.string(),
    practice: z
      .number()
      .optional()
      .describe('Of several practices: which one this is, from 0; of those that match, the nearest.'),
    also_in: z.array(z.string()).optional().describe('The cities of the others, each practice once.'),
    accepting,
    accepting_confirmed_at: z.string().nullable().describe('ISO date (YYYY-MM-DD) of the last confirmation.'),
    earliest_visit: saidVisit.nullable().describe('Null when the doctor has not said it.'),
    telehealth: z.boolean(),
    video_only: z.boolean().optional().describe('Nobody is seen in this practice. Absent: somebody is.'),
    checked_at: z.string().describe('ISO date on which NPI and licenses were checked.'),
    conditions: z.array(condition),
    ages: z.array(age),
    insurances: z.array(insurance),
  })
  .meta({ id: 'DoctorCard', description: 'One doctor in a list of results.' });

export const answer = z
  .object({
    text: z.string(),
    is: z.enum(['yes', 'fact', 'unknown']),
  })
  .meta({
    id: 'Answer',
    description:
      '"Takes Aetna", "first visit $350", "fees not published": what fits, what is to know, and what is not known.',
  });

export const doctorResult = z
  .object({
    ...doctorCard.shape,
    distance: z.number().nullable(),
    answers: z
      .array(answer)
      .describe('What the doctor says to what the search asks for; empty when it asks for nothing.'),
  })
  .meta({
    id: 'DoctorResult',
    description:
      'A card in the answer to a search: how far it is from the place, in miles; null without a point to measure from.',
  });

export const searchPlace = z
  .object({
    kind: placeKind,
    label: z
      .string()
      .describe(
        '"Cambridge, MA 02139", "Cambridge, MA", "Middlesex County, MA", "Long Island, NY", "Massachusetts"',
      ),
    state: state.describe('Of a region in several states the first.'),
    city: z.string().nullable(),
    zip: z.string().nullable(),
    lat: z.number().nullable(),
    lng: z.number().nullable(),
    also_in: z
      .array(state)
      .describe('For a city searched without its state: the other states that have one of that name.'),
  })
  .meta({
    id: 'SearchPlace',
    description:
      'The place a search was understood to mean. Coordinates in degrees; null for a state, a county and a large region.',
  });

export const crisisLine = z.enum(Object.keys(CRISIS_LINES) as [CrisisLine, ...CrisisLine[]]);

export const filter = z.enum([
  ...listFilter.options,
  ...flag.options,
  ...feeFilter.options,
  'earliest_visit',
]);

export const facets = z.record(filter, z.record(z.string(), z.number()));

export const understood = z
  .object({
    filter,
    value: z.string(),
    words: z.array(z.string()).describe('The words that say so, each as it stands in the text.'),
    inferred: z
      .literal(true)
      .optional()
      .describe('Taken from the sense of these words: none of them is a name for it.'),
  })
  .meta({
    id: 'Understood',
    description:
      'A value of the vocabulary that the search text names. It counts as if it had been chosen by hand, but for conditions and treatments: see `needs`.',
  });

export const need = z
  .object({
    filter: z.enum(['condition', 'treatment']),
    values: z.array(z.string()).describe('One of them is enough: "addiction" is several.'),
  })
  .meta({
    id: 'Need',
    description:
      'One thing that the search text says is needed. Several narrow: who has all of them is found, or where nobody has, who has most comes first.',
  });

export const excluded = z
  .object({
    filter: z.enum(['gender', 'telehealth', 'in_person']),
    value: z.string(),
    words: z.array(z.string()).describe('The words that say so, each as it stands in the text.'),
  })
  .meta({
    id: 'Excluded',
    description:
      'A value that the search text does not want: another gender is said, telehealth means in person, and the other way around.',
  });

export const replaced = z
  .object({
    from: z.string(),
    to: z.string(),
  })
  .meta({ id: 'Replaced', description: 'A word as it stands in the text, and the one to put in its place.' });

export const leftOut = z
  .object({
    words: z.string().describe('As typed.'),
    reason: z
      .enum(['nobody', 'negated', 'cannot know', 'mentioned'])
      .describe(
        'nobody: neither a name nor a profile has them; negated: the text says that it does not want them; cannot know: no filter can answer it; mentioned: said, and by the whole sentence not what is wanted.',
      ),
  })
  .meta({ id: 'LeftOut' });

export const reading = z
  .object({
    understood: z.array(understood),
    needs: z.array(need).describe('The conditions and treatments of `understood`, one thing at a time.'),
    excluded: z.array(excluded),
    corrected: z
      .array(replaced)
      .describe('Taken for spelled otherwise, unless the search is for exactly what was typed.'),
    didYouMean: z.array(replaced).describe('What a word may have meant, but not surely.'),
    leftOut: z.array(leftOut).describe('What the search passed over.'),
    sought: z
      .array(z.string())
      .describe('Words of the text, as typed, that are looked for in names and profiles.'),
    danger: z
      .boolean()
      .describe('The text speaks of immediate danger, or self-harm is chosen: 988 is to be shown first.'),
    crisis: z
      .array(crisisLine)
      .describe('Crisis lines that fit beside 988, where it does: contract/crisis-lines.ts has them.'),
    veteran: z.boolean().describe('Somebody who has served, or serves, is meant.'),
  })
  .meta({ id: 'Reading', description: 'How the search text was read.' });

export const broaderSearch = z
  .object({
    query: z.string(),
    kind: z.enum(['filter', 'radius', 'state', 'telehealth', 'fees', 'name', 'filters', 'everywhere']),
    label: z.string(),
    totalCount: z.number(),
  })
  .meta({
    id: 'BroaderSearch',
    description: 'A larger search: its query string (without `?`), what it is in words, and what it finds.',
  });

export const help = z
  .object({
    name: z.string(),
    what: z.string(),
    phone: z.string().optional(),
    href: z.string(),
    source: z.string().describe('Where that is said.'),
    checked: z.string().describe('ISO date on which the source was read.'),
  })
  .meta({ id: 'Help', description: 'Help that the public pays for.' });

export const doctorSearch = z
  .object({
    ...reading.shape,
    data: z.array(doctorResult),
    totalCount: z.number(),
    facets,
    place: searchPlace.nullable(),
    radius: radius.nullable().describe('Miles; null when the search has no point to measure from.'),
    licensed_in: z
      .array(state)
      .nullable()
      .describe(
        'By video, chosen or typed: a license of one of these states counts, whatever the radius. Null otherwise, and without a place.',
      ),
    nearby: z
      .number()
      .nullable()
      .describe(
        'By video around a point: how many of them can be visited within the radius as well. They come first, the others are a second group. Null otherwise, and where somebody is found by name.',
      ),
    some_needs: z
      .boolean()
      .describe(
        'Nobody has all `needs`: whoever has any of them is found, those with most first, and `answers` name what is missing.',
      ),
    typed: z
      .object({
        text: z.string(),
        reading: placeReading,
      })
      .nullable()
      .describe("What was typed as the place, and how it was read; null when the place's name says all."),
    sort,
    guide: askedGuide.nullable().optional().describe('Where the text asks what a guide answers.'),
    wider: z
      .array(broaderSearch)
      .describe(
        'Fewer than FEW_RESULTS found, or `some_needs`: searches that find more, what is most like this one first.',
      ),
    help: z
      .array(help)
      .describe(
        'Who helps besides: veterans, where one is meant; where nobody is found, everybody, the line of the state first.',
      ),
  })
  .meta({ id: 'DoctorSearch', description: 'The answer to GET /api/doctors.' });

export const mapSpot = z
  .object({
    zip: z.string().describe('Five digits, or the first three.'),
    city: z.string().describe('City and point (degrees) of the ZIP code with most.'),
    lat: z.number(),
    lng: z.number(),
    count: z.number(),
    ids: z.array(z.number()).describe('Of the first few.'),
  })
  .meta({
    id: 'MapSpot',
    description: 'Those of one ZIP code; of a search in very many of them, those of all that begin alike.',
  });

export const doctorMap = z
  .object({
    spots: z.array(mapSpot),
  })
  .meta({
    id: 'DoctorMap',
    description:
      'The answer to GET /api/doctors/map: where the offices are of all whom a search finds, most in one place first.',
  });

export const placeSuggestion = z
  .object({
    kind: placeKind,
    label: z.string(),
    zip: z.string().nullable(),
    city: z.string().nullable(),
    county: z.string().optional().describe("Of those two kinds alone: its name in a search's URL."),
    region: z.string().optional(),
    state,
  })
  .meta({ id: 'PlaceSuggestion', description: 'One suggestion of GET /api/places?q=….' });

export const stateCount = z
  .object({
    state,
    psychiatrists: z.number(),
    accepting: z.number(),
    cities: z.array(
      z.object({
        city: z.string(),
        psychiatrists: z.number(),
      }),
    ),
  })
  .meta({
    id: 'StateCount',
    description: 'One row of GET /api/states: how many psychiatrists are listed, and where most of them are.',
  });
