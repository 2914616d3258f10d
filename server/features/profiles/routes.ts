import { FIND_IN_REGISTRY } from '#contract/registry.ts';
import { ownProfile as ownProfileAnswer } from '#contract/schemas/answers/own-profile.ts';
import { ownAction } from '../../platform/http/action.ts';
import { CONTACT, IDENTITY, PRACTICE } from './example-profile.ts';
import { Router } from 'express';
import { API } from '#contract/paths.ts';
import type { ProfileSchemas } from '#contract/schemas/profiles.ts';
import { signedInDoctor } from '../../platform/security/session.ts';
import { findInRegistry } from '../registry/find-in-registry.ts';
import { isAmericanPhone } from './is-american-phone.ts';
import { ownProfile } from './own-profile.ts';
import { refuseUnprepared } from './refuse-unprepared.ts';
import { saveDraft } from './save-draft.ts';
import { savingProfile } from './save-profile.ts';
import type { ProfileNeeds } from './save-profile.ts';
import { submitProfile } from './submit-profile.ts';
import { withdrawProfile } from './withdraw-profile.ts';

/** What doctors do with their own profile (SPEC §7). No call names whose it is: the session does. */
export function profileRoutes(context: ProfileNeeds & { profileSchemas: ProfileSchemas }): Router {
  const { own } = context.perIp;
  const schemas = context.profileSchemas;
  const saving = savingProfile(context);
  const router = Router();

  router.get(
    API.ownProfile,
    own,
    ownAction(
      (request) => signedInDoctor(context, request),
      {
        does: 'Answers the own profile, and what became of it.',
        who: 'doctor',
        answer: ownProfileAnswer,
        example: {},
      },
      (_, session) => ownProfile(context.store, session.holder()),
    ),
  );
  router.post(API.saveDraft, own, saveDraft(context));
  router.post(
    FIND_IN_REGISTRY,
    own,
    findInRegistry(context, {
      refuse: (user) => refuseUnprepared(context.store, user, 1),
      isPhone: isAmericanPhone,
    }),
  );

  router.post(
    API.setupProfileStep1,
    own,
    saving(schemas.identity, {
      ...{ why: 'saved step 1', step: 1 },
      does: 'Saves step 1 of the own profile: who the doctor is, and where.',
      example: { body: IDENTITY },
    }),
  );
  router.post(
    API.setupProfileStep2,
    own,
    saving(schemas.practice, {
      ...{ why: 'saved step 2', step: 2 },
      does: 'Saves step 2 of the own profile: what the doctor does.',
      example: { body: PRACTICE },
    }),
  );
  router.post(API.profileSubmit, own, submitProfile(context, schemas.whole));
  router.post(API.profileWithdraw, own, withdrawProfile(context));

  router.post(
    API.changeContactInfo,
    own,
    saving(schemas.contactInfo, {
      why: 'changed contact info',
      does: 'Changes where the practice is, and how it is reached.',
      example: { body: CONTACT },
    }),
  );
  router.post(
    API.changeWorkingTime,
    own,
    saving(schemas.workingTime, {
      why: 'changed working time',
      does: 'Changes the hours.',
      example: { body: { working_time: PRACTICE.working_time } },
    }),
  );
  router.post(
    API.changeTitleWebsite,
    own,
    saving(schemas.titleWebsite, {
      why: 'changed title and website',
      does: 'Changes the title, and the website and the booking link where they are named.',
      example: { body: { title: IDENTITY.title, website: IDENTITY.website, booking: IDENTITY.booking } },
    }),
  );
  router.post(
    API.changeSummary,
    own,
    saving(schemas.summary, {
      why: 'changed summary',
      does: 'Changes what the doctor says of the practice.',
      example: { body: { summary: PRACTICE.summary } },
    }),
  );
  router.post(
    API.changeEducation,
    own,
    saving(schemas.education, {
      why: 'changed education',
      does: 'Changes the list of education.',
      example: { body: { education: PRACTICE.education } },
    }),
  );
  router.post(
    API.confirmAvailability,
    own,
    saving(schemas.availability, {
      ...{ why: 'confirmed availability', action: 'confirmed availability' },
      does: 'Confirms whether the doctor accepts new patients.',
      example: { body: { accepting: true } },
    }),
  );
  return router;
}
