import type { License } from '#contract/search.ts';

/** The key of a license among a profile's credentials: 'license MA 12345'. A file of its own, for every profile page loads it. */
export function licenseKey({ state, number }: License): string {
  return `license ${state} ${number}`;
}
