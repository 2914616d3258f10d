import type { z } from 'zod';
import type * as answers from './schemas/answers/own-profile.ts';

export type StoredDraft = z.output<typeof answers.storedDraft>;

/** Why visitors do not see a profile: the first that there is to do something about. */
export type HiddenReason = z.output<typeof answers.hiddenReason>;

export type OwnProfile = z.output<typeof answers.ownProfile>;
