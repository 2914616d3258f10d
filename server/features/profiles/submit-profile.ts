import { changedUser } from '#contract/schemas/answers/accounts.ts';
import { PROFILE_MESSAGES } from '#contract/profile-messages.ts';
import { nothing } from '#contract/schemas/accounts.ts';
import type { ProfileSchemas } from '#contract/schemas/profiles.ts';
import { userOf } from '../accounts/user-of.ts';
import { ownAction } from '../../platform/http/action.ts';
import { signedInDoctor } from '../../platform/security/session.ts';
import { validateForm } from './validate-form.ts';
import { refuseUnfit } from './refuse-unfit.ts';
import { refuseUnprepared } from './refuse-unprepared.ts';
import type { ProfileNeeds } from './save-profile.ts';

/** Hands the own profile in. What waits already keeps its place: it is what was saved last. */
export const submitProfile = (context: ProfileNeeds, whole: ProfileSchemas['whole']) =>
  ownAction(
    (request) => signedInDoctor(context, request),
    {
      does: 'Hands the own profile in, to be looked at by an administrator.',
      who: 'doctor',
      body: nothing,
      answer: changedUser,
      refuses: {
        201: 'The address is not verified, there is no plan, or a step is missing.',
        202: 'A value does not hold any more: a license has expired, for one.',
      },
      example: {},
    },
    (_, session, request) => {
      const { store, proofs, limits, sources } = context;
      const submitted = proofs.act([session], (user) => {
        refuseUnprepared(store, user);
        // Again, for what time has changed: a license may have expired since.
        const content = validateForm(whole, store.profiles.of(user.id)?.content);
        refuseUnfit(store.places, content);
        if (store.profiles.waiting(user.id)) return user;
        limits.countSave(user.email);
        store.profiles.submit(user.id, content, user.id);
        const source = sources.of(request).trace;
        store.audit.add({ action: 'submitted profile', user: user.id, source });
        return user;
      });
      return { user: userOf(store, submitted), message: PROFILE_MESSAGES.saved };
    },
  );
