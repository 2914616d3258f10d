import { videoWith } from '#contract/profiles.ts';
import type { ProfileDraft } from '#contract/profiles.ts';
import { Refusal } from '../../platform/http/refusal.ts';

/** Video is offered in licensed states alone: others are refused (202), and those of a license that goes are dropped. */
export function videoParts(said: ProfileDraft, before: ProfileDraft): ProfileDraft {
  const licensed = (said.licenses ?? before.licenses ?? []).map(({ state }) => state);
  const foreign = said.telehealth_states?.find((state) => !licensed.includes(state));
  if (foreign) {
    const message = `Please choose states of your licenses for video: there is none of ${foreign}.`;
    throw new Refusal(202, message, { field: 'telehealth_states' });
  }
  if (!said.licenses || !before.telehealth_states) return {};
  return videoWith(said.licenses, before);
}
