import type { ComparisonResult } from '#contract/registry.ts';
import type { Random } from '../../../sample-data/random.ts';
import type { Row } from './made-doctor.ts';

export interface NpiCase {
  family: string;
  /** Of a hundred doctors. */
  weight: number;
  accepted: readonly ComparisonResult[];
  /** What the register's row is of. `bare`: it has an NPI and dates alone. */
  row: 'person' | 'bare' | 'organization' | 'none';
  /** Codes of NUCC, the first one primary. */
  taxonomies: (random: Random) => string[];
  /** `other` is an NPI that nobody else has. */
  columns?: (random: Random, other: string) => Row;
  /** The row of that other NPI is there, and is the doctor's. */
  hasNewRow?: true;
}

const PSYCHIATRY = '2084P0800X';
const NEUROLOGY = '2084N0400X';
const SUBSPECIALTIES = ['2084P0804X', '2084P0802X', '2084P0805X', '2084F0202X', '2084P0015X'];

export const NPI_CASES: NpiCase[] = [
  { family: 'in force', weight: 80, accepted: ['same'], row: 'person', taxonomies: psychiatry },
  {
    family: 'psychiatry beside other specialties',
    weight: 4,
    accepted: ['same'],
    row: 'person',
    taxonomies: (random) => [random.pick([NEUROLOGY, '207R00000X', '390200000X']), PSYCHIATRY],
  },
  {
    family: 'reactivated',
    weight: 1.5,
    accepted: ['same'],
    row: 'person',
    taxonomies: psychiatry,
    columns: () => ({ 'NPI Deactivation Date': '03/11/2019', 'NPI Reactivation Date': '06/02/2020' }),
  },
  {
    family: 'deactivated',
    weight: 2,
    accepted: ['deactivated'],
    row: 'bare',
    taxonomies: none,
    columns: (random) => ({
      'NPI Deactivation Date': `0${random.int(1, 9)}/1${random.int(0, 9)}/20${random.int(10, 26)}`,
    }),
  },
  {
    family: 'deactivated, reactivated, deactivated',
    weight: 0.4,
    accepted: ['deactivated'],
    row: 'bare',
    taxonomies: none,
    columns: () => ({ 'NPI Deactivation Date': '05/04/2024', 'NPI Reactivation Date': '06/02/2020' }),
  },
  {
    family: 'replaced',
    weight: 0.6,
    accepted: ['replaced'],
    row: 'bare',
    taxonomies: none,
    columns: (_, other) => ({ 'Replacement NPI': other }),
    hasNewRow: true,
  },
  {
    family: 'replaced and deactivated',
    weight: 0.5,
    accepted: ['replaced', 'deactivated'],
    row: 'bare',
    taxonomies: none,
    columns: (_, other) => ({ 'Replacement NPI': other, 'NPI Deactivation Date': '10/20/2023' }),
  },
  {
    family: 'replaced, with all of its row',
    weight: 0.4,
    accepted: ['replaced'],
    row: 'person',
    taxonomies: psychiatry,
    columns: (_, other) => ({ 'Replacement NPI': other }),
    hasNewRow: true,
  },
  {
    family: 'of an organization',
    weight: 1.5,
    accepted: ['differs'],
    row: 'organization',
    taxonomies: (random) => [random.pick([PSYCHIATRY, '261QM0801X', '193400000X', '282N00000X'])],
  },
  { family: 'not in the register', weight: 1.5, accepted: ['missing'], row: 'none', taxonomies: none },
  {
    family: 'of a neurologist',
    weight: 1.5,
    accepted: ['differs'],
    row: 'person',
    taxonomies: (random) =>
      random.pick([[NEUROLOGY], ['2084N0402X'], [NEUROLOGY, '2084N0400X'], [NEUROLOGY, '2084V0102X']]),
  },
  {
    family: 'of another physician',
    weight: 1,
    accepted: ['differs'],
    row: 'person',
    taxonomies: (random) => [random.pick(['207Q00000X', '207R00000X', '208D00000X'])],
  },
  {
    family: 'of a student',
    weight: 1,
    accepted: ['differs'],
    row: 'person',
    taxonomies: () => ['390200000X'],
  },
  {
    family: 'of no physician',
    weight: 0.6,
    accepted: ['differs'],
    row: 'person',
    taxonomies: (random) => [
      random.pick(['363LP0808X', '103TC0700X', '1041C0700X', '364SP0808X', '207RP1001X']),
    ],
  },
  {
    family: 'of a specialty of psychiatrists and neurologists',
    weight: 0.5,
    accepted: ['same', 'differs'],
    row: 'person',
    taxonomies: (random) => [random.pick(['2084A0401X', '2084B0040X', '2084S0012X', '2084P2900X'])],
  },
];

function psychiatry(random: Random): string[] {
  const [first, ...more] = random.sample(SUBSPECIALTIES, 3);
  return random.weighted([
    [[PSYCHIATRY], 64],
    [[PSYCHIATRY, first], 16],
    [[first, PSYCHIATRY], 8],
    [[first], 8],
    [[PSYCHIATRY, first, ...more], 3],
    [[PSYCHIATRY, first, ...more, '390200000X', '208D00000X'], 1],
  ]);
}

function none(): string[] {
  return [];
}
