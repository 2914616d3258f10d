/** registry: the two public files of the United States that the credentials of profiles are compared with. */
import type { z } from 'zod';
import { folded } from './without-accents.ts';
import type * as answers from './schemas/answers/registry.ts';

/**
 * What can be read. NPPES: the NPI registry of the Centers for Medicare & Medicaid Services, as a whole each month and
 * what has changed each week. LEIE: whom the Office of Inspector General excludes from federal health programs, monthly.
 */
export const REGISTRY_FILES = {
  'nppes-full': 'NPPES, monthly',
  'nppes-weekly': 'NPPES, weekly',
  leie: 'LEIE, monthly',
} as const;
export type RegistryFileKind = keyof typeof REGISTRY_FILES;

/** What becomes of a file. `held`: an administrator has to look at it first; `replaced`: by a newer one. */
export const REGISTRY_FILE_STATES = ['reading', 'held', 'current', 'replaced', 'failed'] as const;

/** What a comparison with a register may come to. */
export const COMPARISON_RESULTS = {
  same: 'Same in the register',
  differs: 'Differs from the register',
  missing: 'Not in the register',
  deactivated: 'Deactivated in the register',
  replaced: 'Replaced by another NPI',
  excluded: 'On the exclusion list',
  'maybe-excluded': 'Somebody of this name is on the exclusion list',
  unknown: 'Nothing to compare with',
} as const;
export type ComparisonResult = keyof typeof COMPARISON_RESULTS;

export type RegistryFile = z.output<typeof answers.registryFile>;

export type RegistryEntry = z.output<typeof answers.registryEntry>;

export type RegistryExclusion = z.output<typeof answers.registryExclusion>;

export type RegistryState = z.output<typeof answers.registryState>;

export type Comparison = z.output<typeof answers.comparison>;

/** How much a comparison weighs: it agrees, has to be looked at, speaks against the profile, or says nothing. */
export type ComparisonWeight = 'agrees' | 'look' | 'against' | 'silent';

const WEIGHTS: Record<ComparisonResult, ComparisonWeight> = {
  same: 'agrees',
  differs: 'look',
  missing: 'look',
  deactivated: 'against',
  replaced: 'against',
  excluded: 'against',
  'maybe-excluded': 'look',
  unknown: 'silent',
};

/** An NPI or a name that is somebody else's speaks against a profile; a telephone or a license that differs may be old. */
export function weightOf({ about, result }: Pick<Comparison, 'about' | 'result'>): ComparisonWeight {
  const isWho = about === 'name' || about.startsWith('npi ');
  return isWho && result === 'differs' ? 'against' : WEIGHTS[result];
}

/** A name as it is looked for: small letters alone, without accents, so that O'BRIEN is obrien. */
export function nameKey(name: string): string {
  return folded(name).replace(/[^\p{L}]/gu, '');
}
