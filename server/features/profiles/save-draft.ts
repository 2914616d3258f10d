import { overtaken } from '#contract/schemas/answers/messages.ts';
import { z } from 'zod';
import { draft } from '#contract/schemas/profiles.ts';
import { ownAction } from '../../platform/http/action.ts';
import { signedInDoctor } from '../../platform/security/session.ts';
import { keepDraft } from './keep-draft.ts';
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
