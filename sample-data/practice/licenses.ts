import type { License } from '#contract/profiles.ts';
import type { State } from '#contract/vocabulary.ts';
import type { Random } from '../random.ts';
import { stateFacts } from '../states.ts';

const FACTS = stateFacts();
/** States in which doctors from everywhere hold a second license, for patients who moved. */
const FAR: State[] = ['CA', 'FL', 'NY', 'TX', 'CO', 'MA'];

/** The home state's license, and those of a few other states, more with telehealth. `today` is an ISO date. */
export function licenses(
  random: Random,
  home: State,
  telehealth: boolean,
  degree: 'MD' | 'DO',
  today: string,
): License[] {
  const states = [home, ...elsewhere(random, home, telehealth)];
  return states.map((state) => ({
    state,
    number: licenseNumber(random, state, degree),
    expires: endOfMonth(today, random.int(2, 25)),
  }));
}

function elsewhere(random: Random, home: State, telehealth: boolean): State[] {
  const neighbors = FACTS.get(home)?.neighbors ?? [];
  const count = telehealth
    ? random.weighted([
        [0, 36],
        [1, 30],
        [2, 20],
        [3, 10],
        [4, 4],
      ] as const)
    : random.weighted([
        [0, 86],
        [1, 14],
      ] as const);
  const chosen = new Set(random.sample(neighbors, count));
  if (telehealth && random.chance(0.1)) chosen.add(random.pick(FAR));
  chosen.delete(home);
  return [...chosen];
}

/** In the form of that state's board; # is a digit, @ a letter. */
function licenseNumber(random: Random, state: State, degree: 'MD' | 'DO'): string {
  const [doctor, osteopath = doctor] = FORMATS[state] ?? ['######'];
  return (degree === 'DO' ? osteopath : doctor)
    .replace(/#/g, () => String(random.int(0, 9)))
    .replace(/@/g, () => 'CDEFGHJKLMNPQRSTU'.charAt(random.int(0, 16)));
}

const FORMATS: Partial<Record<State, [string, string?]>> = {
  AL: ['MD.2####', 'DO.1###'],
  AK: ['1#####'],
  AZ: ['5####', '00####'],
  AR: ['E-1####'],
  CA: ['A1#####', '20A1####'],
  CO: ['DR.005####'],
  CT: ['05####'],
  DE: ['C1-001####', 'C2-001####'],
  DC: ['MD04####', 'DO03####'],
  FL: ['ME1#####', 'OS1####'],
  GA: ['0#####'],
  GU: ['M-2###'],
  HI: ['MD-1####', 'DOS-1###'],
  ID: ['M-1####', 'O-1###'],
  IL: ['036.1#####'],
  IN: ['0107####A', '0200####A'],
  IA: ['MD-4####', 'DO-0####'],
  KS: ['04-3####', '05-3####'],
  KY: ['4####', '03###'],
  LA: ['MD.2#####', 'DO.0#####'],
  ME: ['MD2####', 'DO2###'],
  MD: ['D007####', 'H007####'],
  MA: ['2#####'],
  MI: ['43011#####', '51010#####'],
  MN: ['6####'],
  MS: ['2####'],
  MO: ['20##0#####'],
  MT: ['MED-PHYS-LIC-1####'],
  NE: ['3####', '1###'],
  NV: ['1####', 'DO2###'],
  NH: ['1####'],
  NJ: ['25MA0#####00', '25MB0#####00'],
  NM: ['MD20##-0###', 'DO20##-0###'],
  NY: ['2#####'],
  NC: ['20##-0####'],
  ND: ['1####'],
  OH: ['35.1#####', '34.01####'],
  OK: ['3####', '5###'],
  OR: ['MD1#####', 'DO1#####'],
  PA: ['MD4#####', 'OS01####'],
  PR: ['1####'],
  RI: ['MD1####', 'DO0####'],
  SC: ['LL3####', 'DO1###'],
  SD: ['9###'],
  TN: ['5####', '3###'],
  TX: ['@####'],
  UT: ['8######-1205', '8######-1204'],
  VT: ['042.001####', '032.013####'],
  VI: ['1###'],
  VA: ['01012#####', '01022#####'],
  WA: ['MD60######', 'OP60######'],
  WV: ['2####', '3###'],
  WI: ['6####-20', '6####-21'],
  WY: ['1####A'],
};

/** The last day of the month, so many months after the one of `today`. */
function endOfMonth(today: string, months: number): string {
  const [year, month] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month + months, 0)).toISOString().slice(0, 10);
}
