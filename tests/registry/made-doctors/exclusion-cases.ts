import type { ComparisonResult } from '#contract/registry.ts';
import type { Random } from '../../../sample-data/random.ts';
import type { Row } from './made-doctor.ts';
import { NICKNAMES } from './name-words.ts';

/** Whom a row of the list is made like. */
export interface Listed {
  npi: string;
  first: string;
  last: string;
  state: string;
  /** No state of the doctor's practices or licenses. */
  otherState: string;
  /** An NPI that nobody else has. */
  otherNpi: string;
}

export interface ExclusionCase {
  family: string;
  /** Of a hundred doctors. */
  weight: number;
  accepted: readonly ComparisonResult[];
  /** By name, so that nobody else may have the name. */
  byName: boolean;
  rows: (random: Random, listed: Listed) => Row[];
}

const SAME = ['same'] as const;
const MAYBE = ['maybe-excluded'] as const;
const DOUBTFUL = ['maybe-excluded', 'same'] as const;
const PSYCHIATRIST: Row = { GENERAL: 'PHYSICIAN (MD, DO)', SPECIALTY: 'PSYCHIATRY' };
const BACK: Row = { REINDATE: '20210315' };

export const EXCLUSION_CASES: ExclusionCase[] = [
  { family: 'not on the list', weight: 91.5, accepted: SAME, byName: false, rows: () => [] },
  of('by NPI', 1.5, ['excluded'], (_, { npi }) => [{ NPI: npi, ...PSYCHIATRIST }]),
  of('by NPI, for another trade', 0.3, ['excluded'], (random, { npi }) => [{ NPI: npi, ...trade(random) }]),
  of('with a waiver of the state', 0.3, MAYBE, (_, { npi, state }) => [{ NPI: npi, ...waiver(state) }]),
  of('with a waiver of another state', 0.2, ['maybe-excluded', 'excluded'], (_, { npi, otherState }) => [
    { NPI: npi, ...waiver(otherState) },
  ]),
  of('reinstated', 0.5, SAME, (_, { npi }) => [{ NPI: npi, ...PSYCHIATRIST, ...BACK }]),
  of('reinstated, and excluded again', 0.2, ['excluded'], (random, { npi }) =>
    random.shuffle([
      { NPI: npi, ...PSYCHIATRIST, ...BACK },
      { NPI: npi, EXCLDATE: '20240620', ...PSYCHIATRIST },
    ]),
  ),
  named('namesake of the state', 0.7, MAYBE, (random) => trade(random)),
  named('namesake of psychiatry elsewhere', 0.6, MAYBE, (_, { otherState }) => ({
    STATE: otherState,
    ...PSYCHIATRIST,
  })),
  named('namesake of psychiatry in the state', 0.6, MAYBE, () => PSYCHIATRIST),
  named('namesake elsewhere', 0.8, SAME, (random, { otherState }) => ({
    STATE: otherState,
    ...trade(random),
  })),
  named('physician of the name elsewhere', 0.2, DOUBTFUL, (random, { otherState }) => ({
    STATE: otherState,
    GENERAL: 'PHYSICIAN (MD, DO)',
    SPECIALTY: random.pick(['FAMILY PRACTICE', 'GENERAL PRACTICE', '', 'NEUROLOGY']),
  })),
  named('psychologist of the name elsewhere', 0.1, DOUBTFUL, (_, { otherState }) => ({
    STATE: otherState,
    ...{ GENERAL: 'IND- LIC HC SERV PRO', SPECIALTY: 'PSYCHOLOGIST' },
  })),
  named('namesake with another NPI', 0.6, SAME, (_, { otherNpi }) => ({ NPI: otherNpi, ...PSYCHIATRIST })),
  named('namesake who is reinstated', 0.3, SAME, () => ({ ...PSYCHIATRIST, ...BACK })),
  named('namesake with a waiver', 0.1, MAYBE, (_, { state }) => waiver(state)),
  named('namesake, otherwise written', 0.8, MAYBE, otherwise),
  named('namesake by a nickname', 0.2, DOUBTFUL, nickname),
  named('a business of the name', 0.2, DOUBTFUL, (_, { first, last }) => ({
    ...{ LASTNAME: '', FIRSTNAME: '', BUSNAME: `${first} ${last} MD PC` },
    ...{ GENERAL: 'OTHER BUSINESS', SPECIALTY: 'CLINIC' },
  })),
];

function of(
  family: string,
  weight: number,
  accepted: readonly ComparisonResult[],
  rows: ExclusionCase['rows'],
) {
  return { family, weight, accepted, byName: false, rows };
}

function named(
  family: string,
  weight: number,
  accepted: readonly ComparisonResult[],
  row: (random: Random, listed: Listed) => Row,
): ExclusionCase {
  return { family, weight, accepted, byName: true, rows: (random, listed) => [row(random, listed)] };
}

/** What has nothing to do with psychiatry. */
export function trade(random: Random): Row {
  const [GENERAL, SPECIALTY] = random.pick([
    ['IND- LIC HC SERV PRO', 'NURSE/NURSES AIDE'],
    ['NURSING PROFESSION', 'NURSE/NURSES AIDE'],
    ['IND- LIC HC SERV PRO', 'PHARMACIST'],
    ['IND- LIC HC SERV PRO', 'CHIROPRACTIC'],
    ['INDIVIDUAL (UNAFFILI', 'OWNER/OPERATOR'],
    ['SKILLED NURSING FAC', 'EMPLOYEE'],
    ['DENTAL PRACTICE', 'DENTIST'],
  ]);
  return { GENERAL, SPECIALTY };
}

function waiver(state: string): Row {
  return { ...PSYCHIATRIST, WAIVERDATE: '20220101', WVRSTATE: state };
}

/** With a middle name, a suffix or a degree in its columns, or other marks: whoever looks knows the name again. */
function otherwise(random: Random, { first, last }: Listed): Row {
  const row = random.pick<Row>([
    { MIDNAME: random.pick(['J', 'ANN', 'M.', 'LEE']) },
    { LASTNAME: `${last} ${random.pick(['JR', 'III', 'MD', 'SR.'])}` },
    { LASTNAME: `${last}, ${random.pick(['M.D.', 'JR.', 'DO'])}` },
    { FIRSTNAME: `${first} ${random.pick(['A', 'LYNN', 'J.'])}` },
    { LASTNAME: `${last.slice(0, 4)} ${last.slice(4)}` },
    { LASTNAME: `${last.slice(0, 4)}-${last.slice(4)}` },
    { FIRSTNAME: `${first} `, LASTNAME: ` ${last}` },
  ]);
  return { ...PSYCHIATRIST, ...row };
}

function nickname(random: Random, { first }: Listed): Row {
  const pair = NICKNAMES.find(([, long]) => long.toUpperCase() === first);
  return {
    ...PSYCHIATRIST,
    FIRSTNAME: pair ? pair[0].toUpperCase() : `${first.charAt(0)}${random.pick(['', '.'])}`,
  };
}
