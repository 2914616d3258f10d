import express from 'express';
import type { Express } from 'express';
import type { Context } from './context.ts';
import { errorHandler } from './http/errors.ts';
import { withinBudget } from './http/get-budget.ts';
import { securityHeaders } from './http/headers.ts';
import { urlLimit } from './http/limits.ts';
import { onlyAdmins } from './http/only-admins.ts';
import { posts } from './http/posts.ts';
import { adminArticleRoutes } from './routes/admin/articles.ts';
import { articleRoutes } from './routes/articles.ts';
import { backofficeRoutes } from './routes/backoffice.ts';
import { answerRoutes } from './routes/answers.ts';
import { demoOutboxRoutes } from './routes/demo-outbox.ts';
import { fileRoutes } from './routes/files.ts';
import { foundRoutes } from './routes/found.ts';
import { healthRoutes } from './routes/health.ts';
import { pageRoutes } from './routes/pages.ts';
import { shareRoutes } from './routes/share.ts';
import { unsubscribeRoutes } from './routes/unsubscribe.ts';
import { userRoutes } from './routes/users/users.ts';
import { Refusal } from './refusal.ts';

/** The whole HTTP side: what is mounted where, in order. */
export function createApp(context: Context): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', context.config.trustProxy);
  app.set('query parser', 'simple');
  const headers = securityHeaders(context.config.siteUrl);
  app.use((_, response, next) => {
    response.set(headers);
    next();
  });
  app.use(urlLimit);
  app.use(healthRoutes(context));
  app.use('/api/admin', ...onlyAdmins(context));
  app.use('/api', withinBudget(context));
  app.use('/api', ...posts(context));
  app.use('/api/user', userRoutes(context));
  app.use('/api/admin/articles', adminArticleRoutes(context));
  app.use('/api', articleRoutes(context));
  app.use('/api', answerRoutes(context));
  app.use('/api', refuse);
  app.use(fileRoutes(context));
  app.use(shareRoutes(context));
  app.use(withinBudget(context));
  app.use(foundRoutes(context));
  app.use(unsubscribeRoutes(context));
  app.use(demoOutboxRoutes(context));
  app.use('/admin', backofficeRoutes(context));
  app.use(pageRoutes(context));
  app.use(refuse);
  app.use(errorHandler(context));
  return app;
}

function refuse(): never {
  throw new Refusal(404, 'Not found');
}
