import type { ComparisonResult } from '#contract/registry.ts';
import type { Random } from '../../../sample-data/random.ts';
import { capitals } from './capitals.ts';

export interface PersonName {
  first: string;
  middle: string;
  last: string;
  degree: 'MD' | 'DO';
}

/** The columns of NPPES that have a person's names. */
export interface RegisterName {
  first: string;
  middle: string;
  last: string;
  suffix: string;
  other_first: string;
  other_last: string;
}

/** What somebody typed, what the register has, and what to say of it. */
export interface NameCase {
  first_name: string;
  last_name: string;
  register: RegisterName;
  accepted: readonly ComparisonResult[];
  /** The row is of somebody else. */
  isOther?: true;
  /** Nothing else may be added: it would change what is to be said. */
  isFinal?: true;
}

export interface NameFamily {
  family: string;
  /** Of a hundred doctors. */
  weight: number;
  make: (random: Random, name: PersonName) => NameCase;
}

export const SAME = ['same'] as const;
export const DIFFERS = ['differs'] as const;
export const DOUBTFUL = ['same', 'differs'] as const;

export function nameCase(
  typed: { first: string; last: string },
  register: Partial<RegisterName> & { last: string },
  accepted: readonly ComparisonResult[],
  more: Pick<NameCase, 'isOther' | 'isFinal'> = {},
): NameCase {
  return {
    ...{ first_name: typed.first, last_name: typed.last, accepted },
    register: { first: '', middle: '', suffix: '', other_first: '', other_last: '', ...register },
    ...more,
  };
}

/** The middle name as the register has it: whole, as a letter, or not at all. */
export function middleOf(random: Random, { middle }: PersonName): string {
  const whole = capitals(middle);
  return random.weighted([
    [whole, 45],
    [whole.charAt(0), 25],
    ['', 30],
  ]);
}

/** The whole name as the register has it. */
export function registered(random: Random, name: PersonName): RegisterName {
  const { first, last } = name;
  return {
    ...{ first: capitals(first), middle: middleOf(random, name), last: capitals(last) },
    ...{ suffix: '', other_first: '', other_last: '' },
  };
}

/** Either way round: what the doctor typed may as well be what stands in the register. */
export function eitherWay(random: Random, one: string, other: string): [string, string] {
  return random.chance(0.5) ? [one, other] : [other, one];
}
