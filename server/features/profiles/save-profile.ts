import type { draft as draftSchema } from '#contract/schemas/profiles.ts';
import type { Call } from '../../platform/http/describe-call.ts';
import { savedProfile } from '#contract/schemas/answers/accounts.ts';
import { overtaken } from '#contract/schemas/answers/messages.ts';
import type { z } from 'zod';
import { practiceDay } from '#contract/practice-day.ts';
import { PROFILE_MESSAGES } from '#contract/profile-messages.ts';
import type { ProfileDraft } from '#contract/profiles.ts';
import type { AuditAction } from '#contract/audit.ts';
import { userOf } from '../accounts/user-of.ts';
import type { Needs } from '../../platform/platform.ts';
import { ownAction } from '../../platform/http/action.ts';
import { signedInDoctor } from '../../platform/security/session.ts';
import { validateForm } from './validate-form.ts';
import { keepDraft } from './keep-draft.ts';
import { refuseOvertaken } from './refuse-overtaken.ts';
import { refuseUnfit } from './refuse-unfit.ts';
import { refuseUnprepared } from './refuse-unprepared.ts';
import { videoParts } from './video-parts.ts';

/** What the calls take that save a profile. */
export type ProfileNeeds = Needs<
  'config' | 'store' | 'tokens' | 'limits' | 'proofs' | 'sources' | 'perIp' | 'now'
>;

/** What the caller says of a profile, and over what. */
type Said = ProfileDraft & { over?: Record<string, unknown>; draft?: z.output<typeof draftSchema> };

interface Saving extends Pick<Call, 'does' | 'example'> {
  /** What the version that comes of it tells. */
  why: string;
  /** The part of the setup that is complete with it. Without one, both have to be. */
  step?: 1 | 2;
  /** What the trail is told. */
  action?: AuditAction;
}

/** Makes the calls that save a part of the caller's own profile: what is right of it, or nothing. */
export function savingProfile(context: ProfileNeeds) {
  const { store, proofs, limits, sources, now } = context;

  return <Schema extends z.ZodType<Said>>(schema: Schema, { does, example, ...saving }: Saving) =>
    ownAction(
      (request) => signedInDoctor(context, request),
      {
        does,
        who: 'doctor',
        body: schema,
        isForm: true,
        answer: savedProfile,
        refuses: {
          201: 'The address is not verified, there is no plan, or an earlier step is missing.',
          202: 'A value was not accepted.',
          409: 'Another device has changed it since `over`.',
        },
        tells: { 409: overtaken },
        example,
      },
      (body, session, request) => {
        refuseUnprepared(store, session.holder(), saving.step);
        const { over, draft, ...said }: Said = validateForm(schema, body);
        refuseUnfit(store.places, said);
        const { holder, left } = proofs.act([session], (user) => {
          refuseUnprepared(store, user, saving.step);
          limits.countSave(user.email);
          const has = before(user.id);
          refuseOvertaken(has, said, over);
          const today = practiceDay({ ...has, ...said }, now());
          const parts = { ...said, ...confirmed(said, today), ...videoParts(said, has) };
          store.profiles.change(user.id, parts, { by: user.id, why: saving.why }, saving.step);
          const left = draft ? keepDraft(store, user.id, draft) : 0;
          if (saving.step && !draft) store.profiles.removeDraft(user.id);
          if (said.accepting !== undefined) store.reports.settleConfirmed(user.id, now().toISOString());
          const { first_name, last_name } = parts;
          if (first_name && last_name) store.users.rename(user.id, { first_name, last_name });
          const source = sources.of(request).trace;
          store.audit.add({ action: saving.action ?? 'saved profile', user: user.id, source });
          return { holder: store.users.get(user.id), left };
        });
        const user = userOf(store, holder);
        return { user, message: PROFILE_MESSAGES.saved, ...(saving.step && { draft: left }) };
      },
    );

  function before(user: number): ProfileDraft {
    return store.profiles.of(user)?.content ?? {};
  }
}

/** Who says whether new patients are welcome, and when, has confirmed it. */
function confirmed({ accepting, earliest_visit }: ProfileDraft, today: string): ProfileDraft {
  return {
    ...(accepting !== undefined && { accepting_confirmed_at: today }),
    ...(earliest_visit !== undefined && { earliest_visit_said_on: earliest_visit && today }),
  };
}
