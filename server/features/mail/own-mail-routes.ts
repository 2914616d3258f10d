import { Router } from 'express';
import type { OwnMail } from '#contract/mail.ts';
import { API } from '#contract/paths.ts';
import { ownMail } from '#contract/schemas/answers/mail.ts';
import { nothing } from '#contract/schemas/accounts.ts';
import type { Needs } from '../../platform/platform.ts';
import { ownAction } from '../../platform/http/action.ts';
import { signedIn } from '../../platform/security/session.ts';
import { refuseUnproven } from './refuse-unproven.ts';

/** Whether mails reach who is signed in, and their word that they do. */
export function ownMailRoutes(context: Needs<'store' | 'proofs' | 'sources' | 'perIp'>): Router {
  const { store, perIp, proofs, sources } = context;
  const router = Router();

  router.get(
    API.ownMail,
    perIp.own,
    ownAction(
      (request) => signedIn(context, request),
      { does: 'Answers whether mails reach the account.', answer: ownMail, example: {} },
      (_, session) => ownMailOf(session.holder().email),
    ),
  );

  router.post(
    API.ownMailWorks,
    perIp.own,
    ownAction(
      (request) => signedIn(context, request),
      {
        does: 'Says that mails reach the account again.',
        body: nothing,
        answer: ownMail,
        refuses: {
          409: 'An administrator wrote or confirmed the address, and nobody has shown that they read it.',
        },
        example: { body: {} },
      },
      (_, session, request) =>
        proofs.act([session], (user) => {
          refuseUnproven(user);
          const { id, email } = user;
          if (store.outbox.isSuppressed(email))
            store.audit.add({ action: 'mails arrive again', user: id, source: sources.of(request).trace });
          store.outbox.allow(email);
          return ownMailOf(email);
        }),
    ),
  );
  return router;

  function ownMailOf(email: string): OwnMail {
    return { suppressed: store.outbox.suppressionOf(email)?.why ?? null };
  }
}
