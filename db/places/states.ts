import { STATES, isState } from '#contract/vocabulary.ts';
import type { State } from '#contract/vocabulary.ts';
import { placeWords } from './place-key.ts';

const CODES = Object.keys(STATES) as State[];

/** Other names: the common ones, and Spanish. New York in Spanish is the city, as it is in English. */
const OTHER_NAMES: Partial<Record<State, string>> = {
  AS: 'Samoa Americana, Samoa',
  CA: 'Alta California',
  DC: 'Distrito de Columbia',
  GU: 'Guaján',
  HI: 'Hawái, Hawaiian Islands, Hawaii Islands',
  LA: 'Luisiana',
  MP: 'Northern Marianas, Northern Mariana, CNMI, Mariana Islands, Islas Marianas del Norte, Islas Marianas',
  MS: 'Misisipi',
  MO: 'Misuri',
  NC: 'Carolina del Norte, North Car, N Carolina, No Carolina',
  ND: 'Dakota del Norte, N Dakota, North Dak, N Dak, No Dakota',
  NH: 'Nuevo Hampshire, Nueva Hampshire, N Hampshire',
  NJ: 'Nueva Jersey',
  NM: 'Nuevo México, Nuevo Méjico, N Mexico, New Mex, N Mex',
  NY: 'Estado de Nueva York',
  PA: 'Pensilvania',
  PR: 'Porto Rico',
  SC: 'Carolina del Sur, South Car, S Carolina, So Carolina',
  SD: 'Dakota del Sur, S Dakota, South Dak, S Dak, So Dakota',
  TX: 'Tejas',
  VI: 'Virgin Islands, USVI, Islas Vírgenes, Islas Vírgenes de los Estados Unidos, American Virgin Islands',
  WV: 'Virginia Occidental, Virginia del Oeste, W Virginia, West Va, W Va, West Virg',
};

/** Abbreviations older than the two letters; other beginnings of four letters and more go by themselves. */
const ABBREVIATIONS: Partial<Record<State, string>> = {
  AL: 'ala',
  AZ: 'ariz',
  AR: 'ark',
  CA: 'cal, calif',
  CO: 'colo',
  CT: 'conn',
  DE: 'del',
  FL: 'fla, flor',
  HI: 'haw',
  IL: 'ill, ills',
  IN: 'ind',
  KS: 'kan, kans',
  KY: 'ken, kent',
  MA: 'mass',
  MI: 'mich',
  MN: 'minn',
  MS: 'miss',
  MT: 'mont',
  NE: 'neb, nebr',
  NV: 'nev',
  OK: 'okla',
  OR: 'ore, oreg',
  PA: 'penn, penna, pennsy',
  TN: 'tenn',
  TX: 'tex',
  VA: 'virg',
  WA: 'wash',
  WI: 'wis, wisc',
  WY: 'wyo',
};

const STATE_OF_KEY = new Map<string, State>([
  ...CODES.map((code): [string, State] => [code.toLowerCase(), code]),
  ...CODES.map((code): [string, State] => [stateKey(STATES[code]), code]),
  ['virginislands', 'VI'],
]);
const STATE_OF_OTHER_KEY = keysOf(OTHER_NAMES);
const STATE_OF_ABBREVIATION = keysOf(ABBREVIATIONS);
const SHORTEST_ABBREVIATION = 4;

/** "Islas Vírgenes de los Estados Unidos" */
export const MOST_STATE_WORDS = 6;

/** A state by its code in capitals. Throws for another text. */
export function stateOfCode(code: string): State {
  if (!isState(code)) throw new Error(`there is no state ${code}`);
  return code;
}

/** The words of a state's name or code, joined. Nothing is written out: MT is Montana, not a mount. */
export function stateKey(text: string): string {
  return placeWords(text).join('');
}

/** The state that a key (see `stateKey`) is the code or a name of; "newyorkstate" as well. */
export function stateOfKey(key: string): State | null {
  return nameOf(key) ?? nameOf(key.replace(/(?<=..)state$/, ''));
}

/** As `stateOfKey`, or by an abbreviation, or the one state whose name begins like that: "mass", "califor". */
export function stateOfShortKey(key: string): State | null {
  const exact = stateOfKey(key) ?? STATE_OF_ABBREVIATION.get(key) ?? null;
  if (exact || key.length < SHORTEST_ABBREVIATION) return exact;
  const possible = statesBeginning(key);
  return possible.length === 1 ? possible[0] : null;
}

/** "mass", "calif": what everybody knows for a state, not any beginning of its name. */
export function isAbbreviation(key: string): boolean {
  return STATE_OF_ABBREVIATION.has(key);
}

/** The states whose code or name begins with a key, in the order of their names. */
export function statesBeginning(key: string): State[] {
  const found = new Set<State>();
  for (const [name, code] of STATE_OF_KEY) if (name.startsWith(key)) found.add(code);
  return [...found];
}

/** The keys of all names of states, without codes. */
export function stateNameKeys(): [key: string, state: State][] {
  return [...STATE_OF_KEY, ...STATE_OF_OTHER_KEY].filter(([key]) => key.length > 2);
}

function nameOf(key: string): State | null {
  return STATE_OF_KEY.get(key) ?? STATE_OF_OTHER_KEY.get(key) ?? null;
}

function keysOf(names: Partial<Record<State, string>>): Map<string, State> {
  return new Map(
    Object.entries(names).flatMap(([state, text]) =>
      text.split(', ').map((name): [string, State] => [stateKey(name), state as State]),
    ),
  );
}
