import type { z } from 'zod';
import { REPLIES } from '#contract/messages.ts';
import type { StoredDraft } from '#contract/own-profile.ts';
import type { draft } from '#contract/schemas/profiles.ts';
import type { Store } from '../../../db/store.ts';
import { Refusal } from '../../platform/http/refusal.ts';

/** Keeps a draft, or forgets it, and answers its revision. Throws 409 when another one has been kept or saved meanwhile. */
export function keepDraft(store: Store, user: number, { revision, content }: z.output<typeof draft>): number {
  const next =
    content === null ? forget() : store.profiles.saveDraft(user, JSON.stringify(content), revision);
  if (next === null) throw new Refusal(409, REPLIES.draftOvertaken, { draft: storedDraft(store, user) });
  return next;

  function forget(): number | null {
    if ((store.profiles.draft(user)?.revision ?? 0) !== revision) return null;
    store.profiles.removeDraft(user);
    return 0;
  }
}

/** What is typed and not saved of a profile. */
export function storedDraft({ profiles }: Store, user: number): StoredDraft | null {
  const stored = profiles.draft(user);
  return stored && { ...stored, content: JSON.parse(stored.content) as StoredDraft['content'] };
}
