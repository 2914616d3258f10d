import { Router } from 'express';
import { sendAnswer } from '../../platform/http/answer.ts';
import type { Pages } from '../pages/pages.ts';
import { SHELL } from './worker-file.ts';

interface OfflineParts {
  pages: Pages;
  workerFile: () => string;
}

/** /worker.js, which has a say in all pages, and the document that it answers with where there is no connection. */
export function offlineRoutes({ pages, workerFile }: OfflineParts): Router {
  const router = Router();
  router.get('/worker.js', (_, response) => {
    response.set('cache-control', 'no-cache').type('text/javascript').send(workerFile());
  });
  router.get(SHELL, (_, response) => sendAnswer(response, pages.shell()));
  return router;
}
