/** registry: the two public files of the United States that the credentials of profiles are compared with. */
import { DAY_MS } from './constants.ts';
import { folded } from './without-accents.ts';

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

/**
 * The two registers: where their files are to be had, and after how many days the newest one is old. NPPES comes monthly
 * and weekly (CMS, Data Dissemination), LEIE by the 10th of each month (OIG, LEIE tips). Both pages read 2026-11-25.
 */
export const REGISTERS = {
  nppes: {
    name: 'National registry (NPPES)',
    page: 'https://download.cms.gov/nppes/NPI_Files.html',
    publisher: 'Centers for Medicare & Medicaid Services',
    ending: '.zip',
    mostDays: 45,
    mostBytes: 4 * 2 ** 30,
  },
  leie: {
    name: 'Exclusion list (LEIE)',
    page: 'https://oig.hhs.gov/exclusions/exclusions_list.asp',
    publisher: 'Office of Inspector General',
    ending: '.csv',
    // Its day is that of its newest exclusion, which is three weeks older than the list.
    mostDays: 62,
    mostBytes: 200 * 2 ** 20,
  },
} as const;
export type RegisterKind = keyof typeof REGISTERS;

/** What one call of an upload brings of a file, in bytes: less than proxies let through (docs/proxy/nginx.conf). */
export const REGISTRY_SLICE_BYTES = 4 * 2 ** 20;

/** What a list of files of registers can be sorted by. */
export const REGISTRY_FILE_ORDERS = ['id', 'dated'] as const;

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

/** What may come of looking oneself up. `unread`: no file was. */
export const REGISTRY_LOOKS = [
  'found',
  'missing',
  'deactivated',
  'replaced',
  'organization',
  'unread',
] as const;

/** The call that looks the caller up: apart from the others, which the scripts of every page have. */
export const FIND_IN_REGISTRY = '/api/user/find-in-registry';

/** Matches that a search by name shows: who is not among them writes more of the name. */
export const MOST_MATCHES = 5;

/** How old a file is by the day up to which it tells, in whole days. */
export function daysOld({ dated }: { dated: string }, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - Date.parse(dated)) / DAY_MS));
}

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
export function weightOf({ about, result }: { about: string; result: ComparisonResult }): ComparisonWeight {
  const isWho = about === 'name' || about.startsWith('npi ');
  return isWho && result === 'differs' ? 'against' : WEIGHTS[result];
}

/** A name as it is looked for: small letters alone, without accents, so that O'BRIEN and Oʻbrien are obrien. */
export function nameKey(name: string): string {
  return folded(name).replace(/[^\p{L}]|\p{Lm}/gu, '');
}
