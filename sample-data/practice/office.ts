import { list } from '../comma-list.ts';
import type { Location } from '../locations.ts';
import type { Random } from '../random.ts';
import type { FocusKey } from './focus.ts';

/** What the sign at the door says, for someone of this name and focus. */
export function practiceName(random: Random, lastName: string, city: string, focus: FocusKey): string {
  const what = random.pick(WHAT[focus] ?? KINDS);
  return random.weighted<() => string>([
    [() => `${lastName} ${what}`, 26],
    [() => `${random.pick(LANDMARKS)} ${what}`, 44],
    [() => `${random.pick(TREES)} ${random.pick(GROUNDS)} ${what}`, 18],
    [() => `${city} ${what}`, 6],
    [() => `${lastName} & ${random.pick(PARTNERS)}, ${random.pick(['Psychiatrists', 'Psychiatry'])}`, 3],
    [() => `${lastName} and Associates`, 3],
  ])();
}

const KINDS = [
  'Psychiatry',
  'Psychiatry',
  'Psychiatric Group',
  'Behavioral Health',
  'Mental Health',
  'Psychiatric Associates',
];

const CHILD = [
  'Child & Family Psychiatry',
  'Child & Adolescent Psychiatry',
  'Family Psychiatry',
  'Psychiatry',
];

const WHAT: Partial<Record<FocusKey, string[]>> = {
  child: CHILD,
  'young-child': [...CHILD, 'Child Development & Psychiatry'],
  teen: ['Adolescent Psychiatry', 'Teen & Young Adult Psychiatry', 'Psychiatry'],
  geriatric: ['Geriatric Psychiatry', 'Senior Mental Health', 'Psychiatry', 'Memory & Mood Clinic'],
  addiction: ['Recovery Psychiatry', 'Addiction Psychiatry', 'Recovery Medicine', 'Psychiatry'],
  sleep: ['Sleep & Psychiatry', 'Sleep Medicine', 'Psychiatry'],
  interventional: ['Interventional Psychiatry', 'TMS & Psychiatry', 'Brain Health'],
  reproductive: ['Perinatal Psychiatry', 'Women’s Mental Health', 'Psychiatry'],
  forensic: ['Forensic Psychiatry', 'Psychiatric Consulting', 'Forensic Consulting'],
  therapist: ['Psychiatry & Psychotherapy', 'Psychotherapy Practice', 'Psychiatry'],
  analyst: ['Psychotherapy & Psychoanalysis', 'Psychiatry & Psychoanalysis'],
  ocd: ['Anxiety & OCD Clinic', 'Psychiatry', 'Center for Anxiety'],
  trauma: ['Psychiatry', 'Trauma & Recovery Clinic', 'Behavioral Health'],
  psychosis: ['Community Psychiatry', 'Behavioral Health', 'Psychiatry'],
  attention: ['Psychiatry', 'Attention & Mood Clinic', 'Adult Psychiatry'],
  eating: ['Eating Disorders Clinic', 'Psychiatry'],
  neuro: ['Neuropsychiatry', 'Brain & Behavior Clinic'],
};

const LANDMARKS =
  list(`Harbor Street, Northside, Old Mill, Riverbend, Lakeview, Stone Bridge, Lantern, Tidewater, Hilltop,
  Cornerstone, Westgate, Bluebird, Open Door, Second Story, Front Porch, Kestrel, Heron, Sparrow, Sandpiper, Wren, Compass,
  Lighthouse, Ferry Landing, Courthouse Square, Market Square, Canal Street, South Main, Eastgate, Millrace, Quarry, Foundry,
  Orchard House, Meadowlark, Greenway, Parkside, Crossroads, Anchor, Copper Beech, Clearwater, Granite, Prairie, Summit,
  Valley, Ridgeline, Bayside, Shoreline, Brickyard, Gatehouse, Garden Street, Union Square, Terrace, Brookside, Fieldstone,
  Whetstone, Quiet Room, Long View, Morning Light, Bridgeport, Turning Point, Steady Ground, Common Ground, Daybreak, Kindling,
  Trellis, Juniper, Larkspur, Rosemary, Wildrye, Bluestem, Marigold, Sycamore, Hawthorn, Magnolia, Tamarack, Evergreen`);
const TREES =
  list(`Cedar, Oak, Maple, Birch, Willow, Elm, Ash, Linden, Alder, Aspen, Chestnut, Laurel, Hazel, Spruce, Walnut,
  Hemlock, Poplar, Redbud, Dogwood, Cypress`);
const GROUNDS = list(
  'Hill, Grove, Street, Creek, Park, Point, Ridge, Lane, Hollow, Row, Brook, Court, Field, Glen',
);
const PARTNERS =
  list(`Abbott, Chang, Delgado, Ellis, Friedman, Gill, Hart, Ito, Jain, Klein, Lam, Morris, Nair, Owens, Price,
  Ruiz, Stein, Thomas, Weaver, Young`);

/** An invented but plausible address in that place. */
export function street(random: Random, place: Location): string {
  const number = random.int(2, 998) * (random.chance(0.3) ? 4 : 1) + random.int(0, 1);
  const suite = suiteOf(random);
  if (place.state === 'PR') {
    return `${random.chance(0.5) ? 'Calle' : 'Ave.'} ${random.pick(CALLES)} ${number}, Oficina ${random.int(101, 512)}`;
  }
  if (place.zip.startsWith('100')) {
    const cross = random.int(9, 118);
    const side = random.pick(['E', 'W']);
    return `${random.int(1, 40) * 10 + random.int(0, 9)} ${side} ${cross}${ordinal(cross)} St${suite}`;
  }
  if (place.state === 'UT' && random.chance(0.5)) {
    return `${random.int(2, 45) * 10} ${random.pick(['E', 'W'])} ${random.int(1, 39)}00 ${random.pick(['S', 'N'])}${suite}`;
  }
  const quadrant = place.state === 'DC' ? ' NW' : '';
  return `${number} ${random.pick(STREETS)} ${random.pick(WAYS)}${quadrant}${suite}`;
}

function suiteOf(random: Random): string {
  return random.weighted<() => string>([
    [() => '', 40],
    [() => `, Suite ${random.int(1, 6)}${random.int(0, 2)}${random.int(0, 9)}`, 44],
    [() => `, Suite ${'ABCDEF'.charAt(random.int(0, 5))}`, 8],
    [() => `, ${random.pick(['2nd', '3rd', '4th'])} Floor`, 8],
  ])();
}

function ordinal(number: number): string {
  if (number % 100 >= 11 && number % 100 <= 13) return 'th';
  return ['th', 'st', 'nd', 'rd'][number % 10] ?? 'th';
}

const STREETS =
  list(`Main, Maple, Church, Oak, Elm, Washington, Park, Center, Walnut, Chestnut, Mill, Spring, Prospect,
  Franklin, Highland, Pleasant, Jefferson, Cedar, Locust, School, State, Broad, Union, Court, Water, Lincoln, Jackson, River,
  Liberty, Grove, Summit, Forest, Market, Madison, Adams, Monroe, Pine, Hillside, Lake, Cherry, Bridge, College, Harrison,
  Green, Willow, Railroad, Meadow, Canal, Academy, Sycamore, Garden, Vine, Commerce, Laurel, Mulberry, Orchard, Central,
  Clinton, Wayne, Harbor, Hawthorne, Fairview, Linden, Cambridge, Essex, Warren, Tremont, Bellevue, Montgomery, Poplar`);
const WAYS = ['St', 'St', 'St', 'St', 'Ave', 'Ave', 'Ave', 'Rd', 'Blvd', 'Ln', 'Dr', 'Pl', 'Way'];
const CALLES =
  list(`Ponce de León, Muñoz Rivera, Fortaleza, San Jorge, Loíza, De Diego, Méndez Vigo, Comercio, Domenech, Unión,
  Las Flores, Betances, Barbosa, Del Parque, Canals, Villa, Marina, Luna`);
