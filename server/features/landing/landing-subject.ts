import { WHOLE_STATE, landingPath } from '#contract/landing.ts';
import { CONDITIONS } from '#contract/vocabulary.ts';
import type { Condition, State } from '#contract/vocabulary.ts';
import type { Places } from '../../../db/places/places.ts';
import type { Needs } from '../../../db/search/wish.ts';

/** What the address of a landing page names. */
export interface LandingSubject {
  state: State;
  /** As the directory writes it; null for the whole state. */
  city: string | null;
  condition: Condition | null;
}

/** What the parts of an address after /psychiatrists/ name, in any spelling; null for what does not exist. */
export function landingSubject(places: Places, parts: readonly string[]): LandingSubject | null {
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
  const parts = landingParts(path, /^\/psychiatrists(?=\/|$)/i);
  if (!parts) return null;
  if (parts.length === 0) return landingPath();
  const subject = landingSubject(places, parts);
  return subject && landingPath(subject.state, subject.city, subject.condition);
}

/** The decoded parts of a path after its beginning; null for another path, or one that cannot be decoded. */
export function landingParts(path: string, beginning: RegExp): string[] | null {
  if (!beginning.test(path)) return null;
  try {
    const parts = path.replace(beginning, '').split('/').slice(1).map(decodeURIComponent);
    return parts.at(-1) === '' ? parts.slice(0, -1) : parts;
  } catch {
    return null;
  }
}

/** What is needed of those whom a page lists. */
export function needsOf(condition: Condition | null): Needs {
  return condition ? { condition: [condition] } : {};
}

function conditionOf(text: string): Condition | undefined {
  const key = text.toLowerCase();
  return Object.hasOwn(CONDITIONS, key) ? (key as Condition) : undefined;
}
