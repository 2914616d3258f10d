import { Router } from 'express';
import { newsletterPreviewPath } from '#contract/paths.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { mailDocumentHeaders } from '../mail/mail-document.ts';
import type { Previews } from './previews.ts';

/** A newsletter as its reader will see it, for the administrator who asked for it. */
export function previewRoutes({ previews }: { previews: Previews }): Router {
  const router = Router();
  router.get(newsletterPreviewPath(':key'), (request, response) => {
    const html = previews.find(String(request.params.key));
    if (html === null) throw new Refusal(404, 'This preview has ended. Ask for it once more.');
    response
      .set(mailDocumentHeaders({ pictures: true }))
      .type('html')
      .send(html);
  });
  return router;
}
