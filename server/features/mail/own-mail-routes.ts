import { Router } from 'express';
import type { RequestHandler } from 'express';
import type { OwnMail } from '#contract/mail.ts';
import { API } from '#contract/paths.ts';
import { nothing } from '#contract/schemas/accounts.ts';
import type { Needs } from '../../platform/platform.ts';
import { ownAction } from '../../platform/http/action.ts';
import { signedIn } from '../../platform/security/session.ts';

/** Whether mails reach who is signed in, and their word that they do. */
export function ownMailRoutes(context: Needs<'store' | 'proofs' | 'sources' | 'perIp'>): Router {
  const { store, perIp, proofs, sources } = context;
  const router = Router();

  router.get(API.ownMail, perIp.own, (async (request, response) => {
    const session = await signedIn(context, request);
    response.json(ownMail(session.holder().email));
  }) satisfies RequestHandler);

  router.post(
    API.ownMailWorks,
    perIp.own,
    ownAction(
      (request) => signedIn(context, request),
      nothing,
      (_, session, request) =>
        proofs.act([session], ({ id, email }) => {
          if (store.outbox.isSuppressed(email))
            store.audit.add({ action: 'mails arrive again', user: id, source: sources.of(request).trace });
          store.outbox.allow(email);
          return ownMail(email);
        }),
    ),
  );
  return router;

  function ownMail(email: string): OwnMail {
    return { suppressed: store.outbox.suppressionOf(email)?.why ?? null };
  }
}
