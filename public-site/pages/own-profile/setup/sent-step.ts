import type { OwnProfile } from '#contract/own-profile.ts';
import { videoWith } from '#contract/profiles.ts';
import type { ProfileContent } from '#contract/profiles.ts';
import { keyOf } from '../../../../saving/unsaved-text.ts';
import type { SetupContent } from './forms.ts';

/** A step that was sent: what was handed in, and what was to stay a draft. */
interface SentStep {
  payload: Partial<ProfileContent>;
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
  { payload }: SentStep,
  over: SetupContent['over'],
): SetupContent['over'] {
  const saved = Object.entries(profile ?? {}).filter(([field]) => field in payload);
  return { ...over, ...videoOf(payload, over), ...Object.fromEntries(saved) };
}

/** Licenses that go take their states along from those that see patients by video, whoever has chosen these meanwhile. */
function videoOf({ licenses }: Partial<ProfileContent>, over: SetupContent['over']): SetupContent['over'] {
  if (!licenses || !over?.telehealth_states) return {};
  return videoWith(licenses, over);
}
