import { landingPath } from '#contract/landing.ts';
import { STATES } from '#contract/vocabulary.ts';
import type { State } from '#contract/vocabulary.ts';

/** The way from the directory down to the profiles of a city. */
export function crumbsTo(city: string, state: State) {
  return [
    { label: 'Psychiatrists', href: landingPath() },
    { label: STATES[state], href: landingPath(state) },
    { label: city, href: landingPath(state, city) },
  ];
}
