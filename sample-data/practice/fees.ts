import type { Fees } from '#contract/profiles.ts';
import type { Location } from '../locations.ts';
import type { Random } from '../random.ts';

/** Fees in whole dollars, by what the region and the years in practice bear. */
export function fees(random: Random, place: Location, cashOnly: boolean, years: number): Fees {
  const sliding_scale = random.chance(cashOnly ? 0.36 : 0.24);
  if (!cashOnly && random.chance(0.24)) return { first_visit: null, follow_up: null, sliding_scale };
  const level = levelOf(place) * (cashOnly ? 1.25 : 1) * (1 + Math.min(years, 30) / 150);
  const first = level * random.int(290, 430);
  const share = random.int(44, 58) / 100;
  return { first_visit: rounded(first), follow_up: rounded(first * share), sliding_scale };
}

/** How prices there compare with the country's. */
function levelOf({ state, zip, rural }: Location): number {
  if (/^10[01]/.test(zip)) return 1.6;
  if (/^(02[0-4]|94[0-4]|90[0-4]|200|208)/.test(zip)) return 1.32;
  if (rural) return 0.82;
  if (['CA', 'NY', 'MA', 'CT', 'NJ', 'DC', 'WA', 'MD', 'CO', 'AK', 'HI'].includes(state)) return 1.14;
  if (['PR', 'MS', 'AR', 'WV', 'AL', 'VI', 'GU'].includes(state)) return 0.74;
  return 0.95;
}

function rounded(dollars: number): number {
  return Math.round(dollars / (dollars > 200 ? 25 : 5)) * (dollars > 200 ? 25 : 5);
}
