import type { Call } from '../../platform/http/describe-call.ts';
import { describeCall } from '../../platform/http/describe-call.ts';
import { articlePicture } from '#contract/schemas/answers/articles.ts';
import { changedUser } from '#contract/schemas/answers/accounts.ts';
import { z } from 'zod';
import { Router } from 'express';
import type { ArticlePicture } from '#contract/articles.ts';
import { AVATAR_WIDTHS, COVER_WIDTHS } from '#contract/constants.ts';
import { PROFILE_MESSAGES } from '#contract/profile-messages.ts';
import { API } from '#contract/paths.ts';
import { avatarChange, imageName } from '#contract/schemas/uploads.ts';
import type { UserRow } from '../../../db/accounts/rows.ts';
import { userOf } from '../accounts/user-of.ts';
import type { Needs } from '../../platform/platform.ts';
import { ownAction } from '../../platform/http/action.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { signedIn, signedInDoctor } from '../../platform/security/session.ts';
import type { Shape } from './encode.ts';
import type { Uploads } from './uploads.ts';

/** As the pages show portraits. */
const PORTRAIT = { widths: AVATAR_WIDTHS, aspect: 1 };
/** Pictures in the text of articles, and covers. */
const ARTICLE_PICTURES: [string, Shape][] = [
  [API.uploadPicture, { widths: COVER_WIDTHS, aspect: null }],
  [API.uploadCover, { widths: COVER_WIDTHS, aspect: 16 / 9 }],
];

/** What is handed in is the picture itself. */
const PICTURE = {
  takes: 'image/*',
  refuses: {
    201: 'The address is not verified, or there is no plan.',
    202: 'It is no picture that can be read, or too large in pixels.',
    203: 'The account is suspended.',
    409: 'There are too many pictures.',
    507: 'There is no room for pictures on the disk.',
  },
};
const PORTRAIT_CALL: Call = {
  ...PICTURE,
  does: 'Hands in a portrait, which /api/user/change-avatar then shows.',
  who: 'account',
  answer: z.object({ avatar: imageName }),
};
const PICTURE_CALL: Call = {
  ...PICTURE,
  does: 'Hands in a picture for the text of an article, or for its cover.',
  who: 'doctor',
  answer: articlePicture,
};

/** Of a doctor at once: many times what a profile and sixty articles show. */
const MOST_PICTURES = 600;

/** What people hand in as it is. It stands before the rules for JSON: the body is the image itself. */
export function uploadRoutes(
  context: Needs<'config' | 'store' | 'tokens' | 'limits' | 'proofs' | 'perIp'> & { uploads: Uploads },
): Router {
  const { store, proofs, limits, uploads, perIp } = context;
  const router = Router();

  router.post(
    API.uploadAvatar,
    perIp.own,
    describeCall(PORTRAIT_CALL, async (request, response) => {
      if (!request.is('image/*')) throw new Refusal(415, 'Please send a picture.');
      const session = await signedIn(context, request);
      const { id, email } = planned(session.holder());
      refuseMore(session.holder());
      limits.countUpload(email);
      const avatar = await uploads.add(request, PORTRAIT, String(id), (name) =>
        proofs.act([session], (user) => {
          refuseMore(user);
          store.uploads.add({ name, kind: 'avatar', user_id: planned(user).id });
        }),
      );
      response.json({ avatar });
    }),
  );
  for (const [path, shape] of ARTICLE_PICTURES) {
    router.post(
      path,
      perIp.own,
      describeCall(PICTURE_CALL, async (request, response) => {
        if (!request.is('image/*')) throw new Refusal(415, 'Please send a picture.');
        const session = await signedInDoctor(context, request);
        const { id, email } = session.holder();
        refuseMore(session.holder());
        limits.countUpload(email);
        const name = await uploads.add(request, shape, String(id), (name) =>
          proofs.act([session], (user) => {
            refuseMore(user);
            store.uploads.add({ name, kind: 'image', user_id: user.id });
          }),
        );
        const picture: ArticlePicture = { name, ...(await uploads.largest(name, shape)) };
        response.json(picture);
      }),
    );
  }
  return router;

  /** Thirty an hour, each in a draft that keeps it, would fill the disk within days. */
  function refuseMore({ id, manage_role }: UserRow): void {
    if (manage_role !== 'admin' && store.uploads.of(id).length >= MOST_PICTURES)
      throw new Refusal(
        409,
        `You have ${MOST_PICTURES} pictures here. Those that no draft and no article shows go within two days.`,
      );
  }
}

/** SPEC §7, change-avatar: shows one of the doctor's own portraits, or none. */
export function avatarRoutes(context: Needs<'store' | 'limits' | 'proofs' | 'perIp'>): Router {
  const { store, proofs, limits, perIp } = context;
  const router = Router();

  router.post(
    API.changeAvatar,
    perIp.own,
    ownAction(
      (request) => signedIn(context, request),
      {
        does: 'Shows one of the own portraits, or none.',
        body: avatarChange,
        answer: changedUser,
        refuses: {
          201: 'The address is not verified, or there is no plan.',
          202: 'There is no such picture.',
        },
        example: { body: { avatar: null } },
      },
      ({ avatar }, session) => {
        return proofs.act([session], (user) => {
          const { id } = planned(user);
          const now = store.profiles.of(id)?.content.avatar ?? null;
          if (avatar !== null && avatar !== now && !store.uploads.isOf(avatar, 'avatar', id))
            throw new Refusal(202, 'This picture is not here (any more). Please choose it again.', {
              field: 'avatar',
            });
          if (avatar !== now) {
            limits.countSave(user.email);
            store.profiles.change(id, { avatar }, { by: id, why: 'changed photo' });
          }
          return { user: userOf(store, user), message: PROFILE_MESSAGES.saved };
        });
      },
    ),
  );
  return router;
}

/** Who may work on a profile. Design, setupProfileStep1: 201 for anybody else. */
function planned(user: UserRow): UserRow {
  if (!user.verified) throw new Refusal(201, PROFILE_MESSAGES.notVerified);
  if (user.plan === 0) throw new Refusal(201, PROFILE_MESSAGES.noPlan);
  return user;
}
