import { isDeepStrictEqual } from 'node:util';
import { changedUser } from '#contract/schemas/answers/accounts.ts';
import { PROFILE_MESSAGES } from '#contract/profile-messages.ts';
import { overtaken } from '#contract/schemas/answers/messages.ts';
import { profileSubmission } from '#contract/schemas/profiles.ts';
import type { ProfileSchemas } from '#contract/schemas/profiles.ts';
import { userOf } from '../accounts/user-of.ts';
import { Refusal } from '../../platform/http/refusal.ts';
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
      body: profileSubmission,
      answer: changedUser,
      refuses: {
        201: 'The address is not verified, there is no plan, or a step is missing.',
        202: 'A value does not hold any more: a license has expired, for one.',
        409: 'Another device has changed it since `over`.',
      },
      tells: { 409: overtaken },
      example: {},
    },
    ({ over }, session, request) => {
      const { store, proofs, limits, sources } = context;
      const submitted = proofs.act([session], (user) => {
        refuseUnprepared(store, user);
        // Again, for what time has changed: a license may have expired since.
        const saved = store.profiles.of(user.id)?.content ?? {};
        const content = validateForm(whole, saved);
        refuseUnfit(store.places, content);
        if (store.profiles.waiting(user.id)) return user;
        if (over && !isDeepStrictEqual(over, saved))
          throw new Refusal(409, PROFILE_MESSAGES.overtaken, { record: saved });
        limits.countSave(user.email);
        store.profiles.submit(user.id, content, user.id);
        const source = sources.of(request).trace;
        store.audit.add({ action: 'submitted profile', user: user.id, source });
        return user;
      });
      return { user: userOf(store, submitted), message: PROFILE_MESSAGES.saved };
    },
  );
