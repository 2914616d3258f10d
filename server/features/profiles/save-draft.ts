import { overtaken } from '#contract/schemas/answers/messages.ts';
import { z } from 'zod';
import { REPLIES } from '#contract/messages.ts';
import type { StoredDraft } from '#contract/own-profile.ts';
import { draft } from '#contract/schemas/profiles.ts';
import type { Store } from '../../../db/store.ts';
import { ownAction } from '../../platform/http/action.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { signedInDoctor } from '../../platform/security/session.ts';
import { refuseUnprepared } from './refuse-unprepared.ts';
import type { ProfileNeeds } from './save-profile.ts';

/**
 * Keeps what is typed and not saved, or forgets it, and answers what the next one is kept over. Throws 409 with what
 * another device has kept meanwhile; null when it was saved or forgotten there.
 */
export const saveDraft = (context: ProfileNeeds) =>
  ownAction(
    (request) => signedInDoctor(context, request),
    {
      does: 'Keeps what is typed and not saved, or forgets it, and answers what the next one is kept over.',
      who: 'doctor',
      body: draft,
      answer: z.object({ revision: z.number() }),
      refuses: {
        201: 'The address is not verified, or there is no plan.',
        409: 'Another device has kept something meanwhile.',
      },
      tells: { 409: overtaken },
      example: { body: { revision: 0, content: { title: 'Child & adolescent psychiatrist' } } },
    },
    (typed, session) => {
      const { store, proofs, limits } = context;
      return proofs.act([session], (user) => {
        refuseUnprepared(store, user, 1);
        limits.countDraft(user.email);
        return { revision: keepDraft(store, user.id, typed) };
      });
    },
  );

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
