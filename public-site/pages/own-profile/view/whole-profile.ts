import type { ProfileContent, ProfileDraft } from '#contract/profiles.ts';

/** Whether both steps of the setup are saved, so that every section has something to show. */
export function isWhole(content: ProfileDraft | null): content is ProfileContent {
  return content?.npi !== undefined && content.summary !== undefined;
}
