/* own-profile/registry/: set-up that begins with what the national registry says, by NPI or by name. */
import { createContext } from 'react';
import { licenseKey } from '#contract/license-key.ts';
import type { RegistryProfile } from '#contract/schemas/answers/registry.ts';
import { folded } from '#contract/without-accents.ts';
import type { IdentityForm } from '../fields/profile-form.ts';

/** What the registry says of a doctor. It is kept in the draft, for the marks at the fields. */
export interface RegistryMatch {
  profile: RegistryProfile;
  /** ISO date up to which the registry was read. */
  dated: string;
  /** Fields, and keys of licenses, whose values are from there, or were. */
  filled: string[];
}

/** Of the form around: null where nothing was looked up. */
export const MatchContext = createContext<RegistryMatch | null>(null);

/** The fields of a line that the registry knows. */
export const REGISTRY_FIELDS = [
  ...(['first_name', 'last_name', 'degree', 'title', 'npi'] as const),
  ...(['street', 'zip', 'city', 'state', 'phone'] as const),
];
export type RegistryField = (typeof REGISTRY_FIELDS)[number];

/** What the registry says of a field, and whether that was filled in once; null where it says nothing. */
export function saidOf(
  { profile, filled }: RegistryMatch,
  name: string,
  licenses: IdentityForm['licenses'],
): { text: string; wasFilled: boolean } | null {
  const row = /^licenses\.(\d+)\.number$/.exec(name)?.[1];
  if (row !== undefined) {
    const license = licenseOf(profile.licenses, licenses, Number(row));
    return license ? { text: license.number, wasFilled: filled.includes(keyOf(license)) } : null;
  }
  const field = REGISTRY_FIELDS.find((one) => one === name);
  const text = field && profile[field];
  return text ? { text, wasFilled: filled.includes(name) } : null;
}

/** Whether two texts say the same: capitals, accents and signs apart. */
export function isSame(one: unknown, other: unknown): boolean {
  return plain(one) === plain(other);
}

/** Of a license of the registry. */
export function keyOf(license: { state: string; number: string }): string {
  return licenseKey(license as IdentityForm['licenses'][number]);
}

/** The registry's license that a row has, or that of its state which no row has. */
function licenseOf(
  theirs: RegistryMatch['profile']['licenses'],
  rows: IdentityForm['licenses'],
  index: number,
): { state: string; number: string } | undefined {
  const row = rows[index];
  const ofState = theirs.filter(({ state }) => state === row?.state);
  const free = ofState.filter((license) => !rows.some((other) => isSameLicense(other, license)));
  return ofState.find((license) => isSameLicense(row, license)) ?? free[0];
}

/** Whether they are one, however its number is written. */
export function isSameLicense(
  one: { state: string; number: string },
  other: { state: string; number: string },
): boolean {
  return one.state === other.state && isSame(one.number, other.number);
}

function plain(value: unknown): string {
  return typeof value === 'string' ? folded(value).replace(/[^\p{L}\p{N}]/gu, '') : '';
}
