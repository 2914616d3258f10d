import { Random } from '../random.ts';
import { momentOf } from './year.ts';
import type { Act, Year } from './year.ts';

const STREAM = 0x5ea2;
/** Where nobody was found, for what, and about how often a month. */
const FOUND_NOBODY: [state: string, need: string, count: number][] = [
  ['MT', 'condition=eating', 31],
  ['WY', 'insurance=bcbs', 27],
  ['WV', 'treatment=buprenorphine', 24],
  ['MS', 'age=6-12', 22],
  ['ND', 'condition=perinatal', 18],
  ['SD', 'treatment=tms', 14],
  ['', 'language=ase', 13],
  ['ID', 'condition=autism', 12],
  ['AK', 'treatment=esketamine', 11],
  ['NM', 'language=vi', 9],
  ['ME', 'condition=gender-dysphoria', 8],
  ['NE', '', 7],
];
/** Of the months that are looked at. */
const DAYS_AGO = [40, 5, 1];

/** Searches that found nobody, by month, as the site keeps them. */
export function searches(year: Year): Act[] {
  const random = new Random(year.seed, STREAM);
  const { emptySearches } = year.store;
  return DAYS_AGO.map((daysAgo) => ({
    at: momentOf(year, daysAgo, random),
    act: () => {
      for (const [state, need, count] of FOUND_NOBODY) {
        const times = count + random.int(-2, 3);
        for (let n = 0; n < times; n++) emptySearches.note(state, need === '' ? [] : [need]);
      }
      emptySearches.write();
    },
  }));
}
