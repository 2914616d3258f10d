import { isDeepStrictEqual } from 'node:util';
import { CREDENTIALS, videoWith } from '#contract/profiles.ts';
import type { ProfileContent, ProfileDraft } from '#contract/profiles.ts';

/** Whether two profiles say the same of what has to be reviewed. */
export function hasCredentialsOf(profile: ProfileDraft, other: ProfileDraft): boolean {
  return CREDENTIALS.every((name) => isDeepStrictEqual(profile[name], other[name]));
}

/** A profile with the credentials of another one. Video is offered in states of its licenses alone. */
export function withCredentialsOf(approved: ProfileContent, profile: ProfileContent): ProfileContent {
  const credentials = Object.fromEntries(CREDENTIALS.map((name) => [name, approved[name]]));
  return { ...profile, ...credentials, ...videoWith(approved.licenses, profile) };
}
