import type { Age, Insurance, State } from '#contract/vocabulary.ts';
import type { Random } from '../random.ts';

/** Where a practice is and whom it sees: what decides which insurers it takes. Coordinates in degrees. */
export interface Panel {
  state: State;
  lat: number;
  lng: number;
  ages: Age[];
  /** Takes no insurance at all. */
  cashOnly: boolean;
}

/** The insurers that a practice takes, the best known first; never none. */
export function insurers(random: Random, panel: Panel): Insurance[] {
  if (panel.cashOnly) return random.chance(0.75) ? ['out-of-network', 'self-pay'] : ['self-pay'];
  if (KAISER.includes(panel.state) && random.chance(0.03)) return ['kaiser'];
  const taken = new Set<Insurance>();
  const offers = [...NATIONAL, ...blues(panel), ...regional(panel), ...publicPayers(panel)];
  for (const [insurance, share] of offers) if (random.chance(share)) taken.add(insurance);
  if (taken.has('unitedhealthcare') && random.chance(0.6)) taken.add('optum');
  if (taken.size === 0) taken.add('aetna').add('cigna');
  return [...taken];
}

type Offer = [Insurance, number];

const KAISER: State[] = ['CA', 'CO', 'GA', 'HI', 'MD', 'OR', 'VA', 'WA', 'DC'];

const NATIONAL: Offer[] = [
  ['aetna', 0.5],
  ['cigna', 0.46],
  ['unitedhealthcare', 0.44],
  ['humana', 0.1],
  ['magellan', 0.09],
  ['carelon', 0.11],
  ['multiplan', 0.08],
  ['umr', 0.09],
];

/** The Blue plans, which divide the country among themselves. */
function blues({ state, lat, lng }: Panel): Offer[] {
  if (state === 'CA')
    return [
      ['anthem', 0.42],
      ['blue-shield-ca', 0.45],
    ];
  if (state === 'FL') return [['florida-blue', 0.58]];
  if (state === 'NJ') return [['horizon', 0.55]];
  if (state === 'PA') return pennsylvania(lat, lng);
  if (['MD', 'DC'].includes(state) || (state === 'VA' && lng > -77.6 && lat > 38.5)) {
    return [
      ['carefirst', 0.55],
      ['bcbs', 0.2],
    ];
  }
  if (['DE', 'WV'].includes(state)) return [['highmark', 0.6]];
  if (['WA', 'AK'].includes(state))
    return [
      ['premera', 0.5],
      ['regence', state === 'WA' ? 0.42 : 0],
    ];
  if (['OR', 'ID', 'UT'].includes(state))
    return [
      ['regence', 0.5],
      ['bcbs', 0.15],
    ];
  if (ANTHEM.includes(state))
    return [
      ['anthem', 0.52],
      ['bcbs', 0.22],
    ];
  return [['bcbs', 0.6]];
}

const ANTHEM: State[] = ['CO', 'CT', 'GA', 'IN', 'KY', 'ME', 'MO', 'NV', 'NH', 'NY', 'OH', 'VA', 'WI'];

/** Highmark west and center, Independence around Philadelphia, Geisinger between, UPMC west. */
function pennsylvania(lat: number, lng: number): Offer[] {
  if (lng > -75.9 && lat < 40.45)
    return [
      ['independence', 0.62],
      ['highmark', 0.1],
    ];
  if (lng < -78)
    return [
      ['highmark', 0.6],
      ['upmc', 0.5],
    ];
  return [
    ['highmark', 0.5],
    ['geisinger', 0.45],
    ['upmc', 0.15],
  ];
}

function regional({ state, lat, lng }: Panel): Offer[] {
  const offers = REGIONAL.filter(([, , states]) => states.split(' ').includes(state));
  const list = offers.map(([insurance, share]): Offer => [insurance, share]);
  const nearNewYork = state === 'NY' && lat < 41.4 && lng > -74.4;
  if (nearNewYork) list.push(['emblemhealth', 0.3], ['healthfirst', 0.25], ['oxford', 0.35], ['oscar', 0.12]);
  else if (state === 'NY') list.push(['mvp', 0.4], ['highmark', lng < -77.9 ? 0.4 : 0]);
  return list;
}

const REGIONAL: [Insurance, number, string][] = [
  ['harvard-pilgrim', 0.48, 'MA NH ME RI'],
  ['harvard-pilgrim', 0.2, 'CT'],
  ['oxford', 0.32, 'CT NJ'],
  ['fidelis', 0.22, 'NY'],
  ['mvp', 0.35, 'VT'],
  ['caresource', 0.22, 'OH IN KY WV GA'],
  ['priority-health', 0.5, 'MI'],
  ['healthpartners', 0.5, 'MN'],
  ['healthpartners', 0.18, 'WI ND SD'],
  ['medica', 0.42, 'MN'],
  ['medica', 0.2, 'WI ND SD NE IA KS'],
  ['moda', 0.32, 'OR AK'],
  ['providence', 0.4, 'OR'],
  ['selecthealth', 0.48, 'UT ID'],
  ['selecthealth', 0.18, 'NV CO'],
  ['health-net', 0.25, 'CA'],
  ['oscar', 0.12, 'FL TX NJ CA GA AZ'],
  ['kaiser', 0.04, 'CA CO GA HI MD OR VA WA DC'],
  ['ambetter', 0.16, 'TX FL GA AZ OH IN IL MO NC SC TN MS AR WA NH NM NV KS OK LA'],
  ['molina', 0.14, 'CA WA MI TX OH UT FL NM WI SC IL MS ID NV'],
  ['wellcare', 0.12, 'FL GA KY NC TX NJ NY HI'],
  ['ihs', 0.1, 'AK AZ NM OK SD MT ND'],
];

function publicPayers({ state, ages }: Panel): Offer[] {
  const old = ages.includes('65+');
  const oldOnly = old && ages.length === 1;
  const young = ages.some((age) => ['0-5', '6-12', '13-17'].includes(age));
  const many = ['AL', 'AK', 'ME', 'MT', 'NM', 'PR', 'VI', 'WV', 'VT', 'MS', 'AR', 'LA', 'KY'].includes(state);
  return [
    ['medicare', oldOnly ? 0.95 : old ? 0.7 : young ? 0.08 : 0.28],
    ['medicaid', oldOnly ? 0.25 : many ? 0.5 : young ? 0.36 : 0.26],
    ['tricare', MILITARY.includes(state) ? 0.24 : 0.09],
    ['va-community-care', old ? 0.1 : 0.04],
    ['champva', old ? 0.06 : 0.02],
    ['out-of-network', 0.14],
    ['self-pay', 0.62],
  ];
}

const MILITARY: State[] = [
  'VA',
  'NC',
  'TX',
  'GA',
  'HI',
  'AK',
  'WA',
  'CO',
  'KY',
  'GU',
  'KS',
  'SC',
  'FL',
  'MD',
  'OK',
];
