import { formatDate } from '#contract/dates.ts';
import type { RegisterEntry } from '#contract/profiles.ts';
import type { CredentialReview, Review } from '#contract/reviews.ts';

/** Where a credential was looked up just now, and what was found. */
export interface Found {
  source: string;
  said: RegisterEntry;
}

/** By the keys of credentials. */
export type LookedUp = Record<string, Found>;

export type FoundField = 'looked up' | 'source' | keyof RegisterEntry;

/**
 * Of one that is being looked up: the register of its board is known, what it says is not, but for a number that NPPES
 * has as well.
 */
export function nothingSaid({ register, number, comparison }: CredentialReview): Found {
  const source = register === null ? '' : new URL(register).hostname;
  const known = comparison?.result === 'same' ? (number ?? '') : '';
  return { source, said: { number: known, status: null, expires: null, address: '' } };
}

const LONGEST_ADDRESS = 200;

/** The NPI is looked up where NPPES has it in force, of somebody of this name. */
export function lookedUpIn({ status, credentials, comparisons }: Review): LookedUp {
  const of = (part: string) => comparisons.find(({ about }) => about === part);
  const npi = credentials.find(({ key }) => key.startsWith('npi '));
  const file = npi?.comparison?.file;
  const isSame = npi?.comparison?.result === 'same' && of('name')?.result === 'same';
  if (status !== 'waiting' || !npi || !file || !isSame) return {};
  const address = (of('address')?.theirs ?? '').slice(0, LONGEST_ADDRESS);
  const said = { number: npi.number ?? '', status: 'active' as const, expires: null, address };
  return { [npi.key]: { source: `NPPES, file of ${formatDate(file.dated)}`, said } };
}

/** The id of the first field that has to be filled before all of this can be approved; null when all are. */
export function firstMissing(credentials: CredentialReview[], lookedUp: LookedUp): string | null {
  for (const { key, check, is_required } of credentials) {
    const field = missingOf(lookedUp[key], key.startsWith('license'));
    const isWanted = is_required && (!check || key in lookedUp);
    if (isWanted && field) return fieldId(key, field);
  }
  return null;
}

export function fieldId(key: string, field: FoundField): string {
  return `${field} ${key}`.replaceAll(' ', '-');
}

function missingOf(found: Found | undefined, expires: boolean): FoundField | null {
  if (!found) return 'looked up';
  const { source, said } = found;
  if (source.trim() === '') return 'source';
  if (said.number.trim() === '') return 'number';
  if (said.status === null) return 'status';
  return expires && said.expires === null ? 'expires' : null;
}
