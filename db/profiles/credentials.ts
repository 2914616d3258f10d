import { isDeepStrictEqual } from 'node:util';
import { CREDENTIALS } from '#contract/profiles.ts';
import type { ProfileContent, ProfileDraft } from '#contract/profiles.ts';

/** Whether two profiles say the same of what has to be reviewed. */
export function hasCredentialsOf(profile: ProfileDraft, other: ProfileDraft): boolean {
  return CREDENTIALS.every((name) => isDeepStrictEqual(profile[name], other[name]));
}

/** A profile with the credentials of another one. Video is offered in states of its licenses alone. */
export function withCredentialsOf(approved: ProfileContent, profile: ProfileContent): ProfileContent {
  const credentials = Object.fromEntries(CREDENTIALS.map((name) => [name, approved[name]]));
  const licensed = new Set(approved.licenses.map(({ state }) => state));
  const telehealth_states = profile.telehealth_states.filter((state) => licensed.has(state));
  return {
    ...profile,
    ...credentials,
    telehealth_states,
    telehealth: profile.telehealth && telehealth_states.length > 0,
  };
}
