import type { OwnProfile } from '#contract/own-profile.ts';
import { keyOf } from '../../../../saving/unsaved-text.ts';
import type { SetupContent } from './forms.ts';

/** A step that was sent: what was handed in, and what was to stay a draft. */
export interface SentStep {
  payload: object;
  content: object | null;
}

/** Whether what the server has is what came of it: its answer may have been lost. */
export function hasArrived({ payload, content }: SentStep, now: OwnProfile): boolean {
  const isIn = keyOf(now.content ?? {}) === keyOf({ ...now.content, ...payload });
  return isIn && keyOf(now.draft?.content ?? {}) === keyOf(content ?? {});
}

/** What is typed from now on is typed over what was saved; of the rest, that is what this page knew before. */
export function overOf(
  profile: OwnProfile['content'],
  { payload }: Pick<SentStep, 'payload'>,
  over: SetupContent['over'],
): SetupContent['over'] {
  // Which states see patients by video, licenses decide.
  const fields = [...Object.keys(payload), 'telehealth', 'telehealth_states'];
  const saved = Object.entries(profile ?? {}).filter(([field]) => fields.includes(field));
  return { ...over, ...Object.fromEntries(saved) };
}
