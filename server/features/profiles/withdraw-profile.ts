import { changedUser } from '#contract/schemas/answers/accounts.ts';
import { PROFILE_MESSAGES } from '#contract/profile-messages.ts';
import { nothing } from '#contract/schemas/accounts.ts';
import { userOf } from '../accounts/user-of.ts';
import { ownAction } from '../../platform/http/action.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { signedInDoctor } from '../../platform/security/session.ts';
import type { ProfileNeeds } from './save-profile.ts';

/** Takes back what the doctor has handed in and nobody has decided of. */
export const withdrawProfile = (context: ProfileNeeds) =>
  ownAction(
    (request) => signedInDoctor(context, request),
    {
      does: 'Takes back what waits for a review: the profile is again as it was approved, or not handed in.',
      who: 'doctor',
      body: nothing,
      answer: changedUser,
      refuses: { 202: 'Nothing waits (any more).' },
      example: {},
    },
    (_, session, request) => {
      const { store, proofs, sources } = context;
      const withdrawn = proofs.act([session], (user) => {
        if (!store.profiles.withdraw(user.id)) throw new Refusal(202, PROFILE_MESSAGES.nothingWaits);
        const source = sources.of(request).trace;
        store.audit.add({ action: 'withdrew profile', user: user.id, source });
        return user;
      });
      return { user: userOf(store, withdrawn), message: PROFILE_MESSAGES.withdrawn };
    },
  );
