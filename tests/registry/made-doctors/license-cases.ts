import type { ComparisonResult } from '#contract/registry.ts';
import type { State } from '#contract/vocabulary.ts';
import type { Random } from '../../../sample-data/random.ts';
import { LICENSE_FORMS } from './license-forms.ts';

/** A license of the doctor, in the parts of its number. */
export interface TrueLicense {
  state: State;
  degree: 'MD' | 'DO';
  before: string;
  digits: string;
  after: string;
}

/** A number as a row of NPPES has it, beside a taxonomy. */
export interface LicenseSlot {
  state: string;
  number: string;
}

export interface LicenseCase {
  /** As the profile has it: in capitals. */
  typed: string;
  slots: LicenseSlot[];
  accepted: readonly ComparisonResult[];
}

export interface LicenseFamily {
  family: string;
  /** Of a hundred licenses, among those that fit. */
  weight: number;
  fits?: (license: TrueLicense) => boolean;
  make: (random: Random, license: TrueLicense) => LicenseCase;
}

/** Begins with no zero, so that zeros before it are known from its own. */
export function trueLicense(random: Random, state: State, degree: 'MD' | 'DO'): TrueLicense {
  const { before, digits, after } = formOf(state, degree);
  const own = state === 'TX' ? random.pick(Array.from('CDEFGHJKLMNPQR')) : before;
  return { state, degree, before: own, digits: newDigits(random, digits), after };
}

export function newDigits(random: Random, length: number): string {
  return String(random.int(1, 9)) + Array.from({ length: length - 1 }, () => random.int(0, 9)).join('');
}

export function formOf(state: State, degree: 'MD' | 'DO') {
  const [doctor, osteopath = doctor] = LICENSE_FORMS[state] ?? [{ before: '', digits: 6, after: '' }];
  return degree === 'DO' ? osteopath : doctor;
}

export function written({ before, digits, after }: TrueLicense): string {
  return before + digits + after;
}

/** One number on both sides. */
export function licenseCase(
  { state }: TrueLicense,
  typed: string,
  slots: string[],
  accepted: readonly ComparisonResult[],
): LicenseCase {
  return { typed, slots: slots.map((number) => ({ state, number })), accepted };
}
