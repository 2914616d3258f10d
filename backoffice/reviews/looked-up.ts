import type { RegisterEntry } from '#contract/profiles.ts';
import type { CredentialReview } from '#contract/reviews.ts';

/** Where a credential was looked up just now, and what was found. */
export interface Found {
  source: string;
  said: RegisterEntry;
}

/** By the keys of credentials. */
export type LookedUp = Record<string, Found>;

export type FoundField = 'looked up' | 'source' | keyof RegisterEntry;

/** Of one that is being looked up: the register is known, what it says is not. */
export function nothingSaid({ register }: CredentialReview): Found {
  const source = register === null ? '' : new URL(register).hostname;
  return { source, said: { number: '', status: null, expires: null, address: '' } };
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
