import type { Gender, Language, State } from '#contract/vocabulary.ts';
import type { Random } from '../random.ts';
import { AFRICA_AND_MIDDLE_EAST } from './africa-and-middle-east.ts';
import { AMERICAS } from './americas.ts';
import { ASIA } from './asia.ts';
import { AMERICAN_MEN, AMERICAN_WOMEN, EITHER_WAY, EUROPE } from './europe.ts';
import type { Headwear, Heritage } from './heritage.ts';

/** Who someone is, before the profession. */
export interface Identity {
  first_name: string;
  last_name: string;
  gender: Gender;
  /** English first. */
  languages: Language[];
  /** Grew up with all of them. */
  native: boolean;
  /** Medical school abroad; null when trained in the United States. */
  schoolAbroad: string | null;
  headwear: Headwear | null;
}

const HERITAGES = [...EUROPE, ...AMERICAS, ...ASIA, ...AFRICA_AND_MIDDLE_EAST];
/** Where almost nobody learned Spanish only at school. */
const SPANISH_STATES: readonly State[] = ['TX', 'CA', 'NM', 'AZ', 'FL', 'NV', 'CO', 'NY', 'NJ', 'IL'];

/** A psychiatrist's name and languages: parts of one heritage, by how common it is in that state. */
export function identity(random: Random, state: State): Identity {
  const heritage = random.weighted(heritagesOf(state));
  const gender = random.weighted([
    ['woman', 50],
    ['man', 48.6],
    ['nonbinary', 1.4],
  ] as const);
  const abroad = heritage.schoolsAbroad.length > 0 && random.chance(heritage.abroad);
  const languages = languagesOf(random, heritage, state, abroad);
  return {
    first_name: firstName(random, heritage, gender, abroad),
    last_name: random.pick((gender === 'woman' && heritage.lastOfWomen) || heritage.last),
    gender,
    languages,
    native: languages.slice(1).every((language) => heritage.languages.some(([own]) => own === language)),
    schoolAbroad: abroad ? random.pick(heritage.schoolsAbroad) : null,
    headwear: headwearOf(random, heritage, gender),
  };
}

const byState = new Map<State, [Heritage, number][]>();

function heritagesOf(state: State): [Heritage, number][] {
  const known = byState.get(state);
  if (known) return known;
  const heritages = HERITAGES.map((heritage): [Heritage, number] => [
    heritage,
    heritage.weight * (heritage.at?.[state] ?? 1),
  ]);
  byState.set(state, heritages);
  return heritages;
}

function firstName(random: Random, heritage: Heritage, gender: Gender, abroad: boolean): string {
  if (gender === 'nonbinary') return random.pick(EITHER_WAY);
  const woman = gender === 'woman';
  if (!abroad && random.chance(heritage.american)) return random.pick(woman ? AMERICAN_WOMEN : AMERICAN_MEN);
  return random.pick(woman ? heritage.women : heritage.men);
}

function languagesOf(random: Random, heritage: Heritage, state: State, abroad: boolean): Language[] {
  const languages: Language[] = ['en'];
  heritage.languages.forEach(([language, share], i) => {
    if ((abroad && i === 0 && share >= 0.2) || random.chance(share)) languages.push(language);
  });
  const spanish = SPANISH_STATES.includes(state) ? 0.16 : 0.06;
  if (!languages.includes('es') && random.chance(spanish)) languages.push('es');
  if (random.chance(0.008)) languages.push('ase');
  return languages;
}

function headwearOf(random: Random, heritage: Heritage, gender: Gender): Headwear | null {
  if (!heritage.headwear) return null;
  const [whose, headwear, share] = heritage.headwear;
  return whose === gender && random.chance(share) ? headwear : null;
}
