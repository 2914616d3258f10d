import { WHOLE_STATE, landingPath } from '#contract/landing.ts';
import { CONDITIONS } from '#contract/vocabulary.ts';
import type { Condition, State } from '#contract/vocabulary.ts';
import type { Places } from '../../../db/places/places.ts';
import type { SearchNeeds } from '../../../db/search/wish.ts';

/** What the address of a landing page names. */
export interface LandingSubject {
  state: State;
  /** As the directory writes it; null for the whole state. */
  city: string | null;
  condition: Condition | null;
}

/** What an address names after /psychiatrists/, in any spelling; null for what does not exist. */
export function landingSubject(places: Places, address: string): LandingSubject | null {
  const parts = partsOf(address);
  const [statePart = '', cityPart, conditionPart] = parts;
  const state = places.state(statePart)?.state;
  if (!state || parts.length > 3) return null;
  const whole = cityPart === undefined || cityPart.toLowerCase() === WHOLE_STATE;
  const city = whole ? null : (places.city(cityPart, state)?.city ?? undefined);
  const condition = conditionPart === undefined ? null : conditionOf(conditionPart);
  return city === undefined || condition === undefined ? null : { state, city, condition };
}

/** The one address of the landing page that a path means in whatever spelling; null for a path that means none. */
export function canonicalLandingPath(places: Places, path: string): string | null {
  const found = /^\/psychiatrists(?:\/(.*))?$/i.exec(path);
  if (!found) return null;
  const [, address = ''] = found;
  if (address === '') return landingPath();
  const subject = landingSubject(places, address);
  return subject && landingPath(subject.state, subject.city, subject.condition);
}

/** Decoded; none of an address that cannot be. */
function partsOf(address: string): string[] {
  try {
    return address.replace(/\/$/, '').split('/').map(decodeURIComponent);
  } catch {
    return [];
  }
}

/** What is needed of those whom a page lists. */
export function needsOf(condition: Condition | null): SearchNeeds {
  return condition ? { condition: [condition] } : {};
}

function conditionOf(text: string): Condition | undefined {
  const key = text.toLowerCase();
  return Object.hasOwn(CONDITIONS, key) ? (key as Condition) : undefined;
}
