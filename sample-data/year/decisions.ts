import { licenseKey } from '#contract/license-key.ts';
import type { ProfileSection } from '#contract/profiles.ts';
import { npiEntry, stateRegister } from '#contract/state-registers.ts';
import { decided, mailed } from './year.ts';
import type { Year } from './year.ts';

/** Looks everything up in the registers, and shows what waits. */
export function approve(year: Year, id: number, email: string): void {
  const { store, editor } = year;
  const { profiles, listings } = store;
  const version = profiles.waiting(id);
  if (!version) return;
  const { npi, licenses } = version.content;
  const sources = [
    [`npi ${npi}`, npiEntry(npi)],
    ...licenses.map((license) => [licenseKey(license), stateRegister(license.state)]),
  ];
  const at = year.now().toISOString().slice(0, 10);
  profiles.approve(version, editor);
  profiles.check(id, Object.fromEntries(sources.map(([key, source]) => [key, { by: editor, at, source }])));
  decided(year, id, 'approved profile');
  mailed(year, email, 'profile-approved', { doctor: id, listed: listings.profile(id) !== null });
}

export function reject(
  year: Year,
  id: number,
  email: string,
  reason: string,
  sections: ProfileSection[],
): void {
  const { store, editor } = year;
  const version = store.profiles.waiting(id);
  if (!version) return;
  store.profiles.reject(version, editor, reason, sections);
  decided(year, id, 'rejected profile');
  mailed(year, email, 'profile-rejected', { reason, sections });
}
