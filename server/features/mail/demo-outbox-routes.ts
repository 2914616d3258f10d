import { Router } from 'express';
import type { Needs } from '../../platform/platform.ts';
import { demoOutbox } from './demo-outbox.ts';
import { mailDocumentHeaders } from './mail-document.ts';

/** /demo/outbox/{id}: the HTML version of a mail of the demo, as a document that can do nothing but be left. */
export function demoOutboxRoutes({ store, config }: Needs<'config' | 'store'>): Router {
  const router = Router();
  const outbox = demoOutbox(store, config);
  router.get('/demo/outbox/:id', (request, response) => {
    const document = outbox.document(request.params.id);
    response
      .set(mailDocumentHeaders({ pictures: false }))
      .type('html')
      .send(document);
  });
  return router;
}
