import { Router } from 'express';
import { API } from '#contract/paths.ts';
import { createProfileSchemas } from '#contract/schemas/profiles.ts';
import type { Context } from '../../app/context.ts';
import type { PerIp } from '../../platform/http/per-ip.ts';
import { signedInDoctor } from '../../platform/security/session.ts';
import { ownProfile } from './own-profile.ts';
import { saveDraft } from './save-draft.ts';
import { savingProfile } from './save-profile.ts';
import { submitProfile } from './submit-profile.ts';

/** What doctors do with their own profile (SPEC §7). No call names whose it is: the session does. */
export function profileRoutes(context: Context, { own }: PerIp): Router {
  const schemas = createProfileSchemas(() => context.now().toISOString().slice(0, 10));
  const saving = savingProfile(context);
  const router = Router();

  router.get(API.ownProfile, own, async (request, response) => {
    const session = await signedInDoctor(context, request);
    response.json(ownProfile(context.store, session.holder()));
  });
  router.post(API.saveDraft, own, saveDraft(context));

  router.post(API.setupProfileStep1, own, saving(schemas.identity, { why: 'saved step 1', step: 1 }));
  router.post(API.setupProfileStep2, own, saving(schemas.practice, { why: 'saved step 2', step: 2 }));
  router.post(API.profileSubmit, own, submitProfile(context, schemas.whole));

  router.post(API.changeContactInfo, own, saving(schemas.contactInfo, { why: 'changed contact info' }));
  router.post(API.changeWorkingTime, own, saving(schemas.workingTime, { why: 'changed working time' }));
  router.post(
    API.changeTitleWebsite,
    own,
    saving(schemas.titleWebsite, { why: 'changed title and website' }),
  );
  router.post(API.changeSummary, own, saving(schemas.summary, { why: 'changed summary' }));
  router.post(API.changeEducation, own, saving(schemas.education, { why: 'changed education' }));
  router.post(
    API.confirmAvailability,
    own,
    saving(schemas.availability, { why: 'confirmed availability', action: 'confirmed availability' }),
  );
  return router;
}
