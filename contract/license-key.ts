import type { State } from '#contract/vocabulary.ts';

/** The key of a license among a profile's credentials: 'license MA 12345'. A file of its own, for every profile page loads it. */
export function licenseKey({ state, number }: { state: State; number: string }): string {
  return `license ${state} ${number}`;
}
