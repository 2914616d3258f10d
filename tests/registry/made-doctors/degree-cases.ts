import type { ComparisonResult } from '#contract/registry.ts';
import type { Random } from '../../../sample-data/random.ts';

type Degree = 'MD' | 'DO';

export interface DegreeCase {
  family: string;
  /** Of a hundred rows of people. */
  weight: number;
  /** What the register has for who has a degree: free text of at most 20 characters. */
  credentials: (random: Random, theirs: Degree) => string;
  accepted: (typed: Degree, theirs: Degree) => readonly ComparisonResult[];
}

export const DEGREE_CASES: DegreeCase[] = [
  { family: 'degree', weight: 74, credentials: spelled, accepted: whether },
  { family: 'degree among others', weight: 14, credentials: amongOthers, accepted: whether },
  { family: 'no degree', weight: 5, credentials: () => '', accepted: () => ['unknown'] },
  {
    family: 'the other degree',
    weight: 2,
    credentials: (random, theirs) => spelled(random, theirs === 'MD' ? 'DO' : 'MD'),
    accepted: (typed, theirs) => (typed === theirs ? ['differs'] : ['same']),
  },
  {
    family: 'degree from abroad',
    weight: 1.5,
    credentials: (random) => random.pick(['MBBS', 'M.B.B.S.', 'MBBCH', 'MB BCH', 'MB BS']),
    accepted: (typed) => (typed === 'MD' ? ['same', 'unknown', 'differs'] : ['unknown', 'differs']),
  },
  {
    family: 'degree in words',
    weight: 1.5,
    credentials: inWords,
    accepted: (typed, theirs) => [...whether(typed, theirs), 'unknown'],
  },
  {
    family: 'no word of a degree',
    weight: 2,
    credentials: (random) =>
      random.pick(['PHYSICIAN', 'PH.D.', 'DR.', 'PSYCHIATRIST', 'RESIDENT', 'MPH', 'FAPA']),
    accepted: () => ['unknown', 'differs'],
  },
];

function whether(typed: Degree, theirs: Degree): readonly ComparisonResult[] {
  return typed === theirs ? ['same'] : ['differs'];
}

function spelled(random: Random, degree: Degree): string {
  const [a, b] = degree;
  return random.weighted([
    [degree, 42],
    [`${a}.${b}.`, 42],
    [`${a}.${b}`, 4],
    [`${degree}.`, 3],
    [`${a}. ${b}.`, 3],
    [`${a} ${b}`, 1],
    [`${a.toLowerCase()}.${b.toLowerCase()}.`, 1],
    [`${a}${b.toLowerCase()}`, 1],
    [`, ${degree}`, 1],
    [` ${degree} `, 1],
  ]);
}

function amongOthers(random: Random, degree: Degree): string {
  const own = spelled(random, degree).trim().replace(', ', '');
  const other = random.pick([
    'PHD',
    'PH.D.',
    'MPH',
    'M.P.H.',
    'MBA',
    'FAPA',
    'DFAPA',
    'M.S.',
    'JD',
    'MSCR',
    'P.A.',
    'RESIDENT',
  ]);
  return random.pick([
    `${own}, ${other}`,
    `${own} ${other}`,
    `${own},${other}`,
    `${own}/${other}`,
    `${other}, ${own}`,
  ]);
}

function inWords(random: Random, degree: Degree): string {
  return degree === 'MD'
    ? random.pick(['DOCTOR OF MEDICINE', 'MEDICAL DOCTOR', 'M.D. BOARD CERT.', 'Doctor of Medicine'])
    : random.pick(['DOCTOR OF OSTEOPATHY', 'DOCTOR OF OSTEOPATHI', 'OSTEOPATHIC PHYSICIA']);
}
