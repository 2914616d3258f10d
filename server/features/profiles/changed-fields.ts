import { isDeepStrictEqual } from 'node:util';
import type { ProfileContent, ProfileDraft } from '#contract/profiles.ts';

/** In which fields a profile says something else than before; all of them when there was none. */
export function changedFields(before: ProfileDraft, after: ProfileContent): (keyof ProfileContent)[] {
  const fields = Object.keys(after) as (keyof ProfileContent)[];
  return fields.filter((field) => !isDeepStrictEqual(before[field], after[field]));
}
