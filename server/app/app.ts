import type { RequestListener } from 'node:http';
import express from 'express';
import type { Express, Router } from 'express';
import { ADMIN_API } from '#contract/admin-paths.ts';
import { REPLIES } from '#contract/messages.ts';
import { API } from '#contract/paths.ts';
import { adminUserRoutes } from '../features/accounts/admin-routes.ts';
import { userRoutes } from '../features/accounts/routes.ts';
import { askedAgain, withFreshProof } from './admin/needs-fresh-proof.ts';
import { outcomes } from '../features/fhir/outcome.ts';
import { fhirRoutes } from '../features/fhir/routes.ts';
import { dashboardRoutes } from '../features/dashboard/admin-routes.ts';
import { onlyAdmins } from './admin/only-admins.ts';
import { backofficeRoutes } from './admin/backoffice-routes.ts';
import { adminArticleRoutes } from '../features/articles/admin-routes.ts';
import { onlyDoctors, ownArticleRoutes } from '../features/articles/own-routes.ts';
import { articleRoutes } from '../features/articles/routes.ts';
import { adminAuditRoutes } from '../features/audit/admin-routes.ts';
import { adminBackupRoutes } from '../features/backups/admin-routes.ts';
import { backupArchiveRoutes } from '../features/backups/archive-routes.ts';
import type { Context } from './create-context.ts';
import { adminReviewRoutes } from '../features/reviews/admin-routes.ts';
import { profileRoutes } from '../features/profiles/routes.ts';
import { fileRoutes } from '../platform/files/routes.ts';
import { confirmRoutes } from '../features/confirmations/routes.ts';
import { adminGuideRoutes } from '../features/guides/admin-routes.ts';
import { healthRoutes } from '../platform/health/routes.ts';
import { etagOf } from '../platform/http/answer.ts';
import { errorHandler } from '../platform/http/errors.ts';
import { exchangeOf, noteRoutes } from '../platform/http/exchanges.ts';
import { warnOfProxy } from '../platform/http/forwarded-warning.ts';
import { withinBudget } from '../platform/http/get-budget.ts';
import { securityHeaders } from '../platform/http/headers.ts';
import { onlyByLinks, onlyFromUs } from '../platform/http/only-from-us.ts';
import { readableUrl } from '../platform/http/readable-url.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { requireJson } from '../platform/http/require-json.ts';
import { takingTurns } from '../platform/http/turns.ts';
import { afterCleaning } from '../platform/forgetting/after-cleaning.ts';
import { urlLimit } from '../platform/http/url-limit.ts';
import { adminImportRoutes, importUploadRoutes } from '../features/imports/admin-routes.ts';
import { adminInvitationRoutes } from '../features/invitations/admin-routes.ts';
import { invitationRoutes } from '../features/invitations/routes.ts';
import { adminOutboxRoutes } from '../features/mail/admin-routes.ts';
import { bounceRoutes } from '../features/mail/bounce-routes.ts';
import { demoOutboxRoutes } from '../features/mail/demo-outbox-routes.ts';
import { ownMailRoutes } from '../features/mail/own-mail-routes.ts';
import { adminDeliveryRoutes } from '../features/newsletter/admin-delivery-routes.ts';
import { adminNewsletterRoutes } from '../features/newsletter/admin-newsletter-routes.ts';
import { adminSubscriberRoutes } from '../features/newsletter/admin-subscriber-routes.ts';
import { previewRoutes } from '../features/newsletter/preview-routes.ts';
import { newsletterRoutes } from '../features/newsletter/routes.ts';
import { unsubscribeRoutes } from '../features/newsletter/unsubscribe-routes.ts';
import { offlineRoutes } from '../features/offline/routes.ts';
import { pageRoutes } from '../features/pages/routes.ts';
import { withPageCache } from '../features/pages/with-page-cache.ts';
import { adminPaymentRoutes, adminSubscriptionRoutes } from '../features/payments/admin-routes.ts';
import { refundRoutes } from '../features/payments/refund-routes.ts';
import { grantRoutes } from '../features/payments/grants/routes.ts';
import { paymentRoutes, webhookRoutes } from '../features/payments/routes.ts';
import { testCheckoutRoutes } from '../features/payments/test-checkout/routes.ts';
import { createIsPublic } from './processes/is-public.ts';
import { callsOf } from '../platform/http/describe-call.ts';
import { described } from '../platform/public-api/public-api.ts';
import { apiRoutes } from '../features/api/routes.ts';
import { publicApiRoutes } from '../platform/public-api/routes.ts';
import { adminRegistryFileRoutes, registrySliceRoutes } from '../features/registry/admin-file-routes.ts';
import { adminFindingRoutes } from '../features/registry/admin-finding-routes.ts';
import { adminPeopleRoutes } from '../features/registry/letters/admin-routes.ts';
import { letterRoutes } from '../features/registry/letters/routes.ts';
import { adminReportRoutes } from '../features/reports/admin-routes.ts';
import { reportRoutes } from '../features/reports/routes.ts';
import { recognizing } from '../platform/security/callers.ts';
import { seoRoutes } from '../features/seo/routes.ts';
import { adminSettingsRoutes } from '../features/settings/admin-routes.ts';
import { shareRoutes } from '../features/share/routes.ts';
import { avatarRoutes, uploadRoutes } from '../features/uploads/routes.ts';
import { visitRoutes } from '../features/visits/routes.ts';

/** The longest article, in letters of three bytes. */
const ARTICLE_BODY = '1mb';

/** The HTTP side of a process that reads: what everybody is answered alike; all else is handed over. */
export function createReadersHandler(context: Context, handOver: RequestListener): RequestListener {
  const isPublic = createIsPublic(context);
  const app = createApp(context);
  const either: RequestListener = (request, response) =>
    void (isPublic(request) ? app(request, response) : handOver(request, response));
  return warnOfProxy(context, withPageCache(context, either));
}

/** Answers all with a refusal: that what would answer is not there at the moment. */
export function createRefusing(context: Context): RequestListener {
  const app = bareApp(context);
  app.use(() => {
    throw new Refusal(503, REPLIES.busy, { retryAfter: 2 });
  });
  app.use(errorHandler(context, [outcomes]));
  return app;
}

/** The whole HTTP side: what is kept, and otherwise the app. */
export function createHandler(context: Context): RequestListener {
  return warnOfProxy(context, withPageCache(context, createApp(context)));
}

/** What is mounted where, in order. */
export function createApp(context: Context): Express {
  const app = bareApp(context);
  noteRoutes(app);
  const calls = context.publicApi.calls.map(described);
  app.use(urlLimit);
  app.use(readableUrl);
  app.use(healthRoutes(context));
  const working = [takingTurns(context), withinBudget(context)];
  app.use(apiRoutes(context, calls));
  app.use('/api', onlyFromUs(context), recognizing(context));
  app.use(afterCleaning(context));
  mount('Payment', '', webhookRoutes(context));
  mount('Mail', '', bounceRoutes(context));
  app.use('/api', takingTurns(context));
  app.use(ADMIN_API.all, context.perIp.admin, onlyAdmins(context), askedAgain(context));
  app.use('/api', withinBudget(context));
  mount('Own profile', '', uploadRoutes(context));
  app.use(ADMIN_API.articles, ...requireJson(ARTICLE_BODY));
  app.use(API.ownArticles, context.perIp.own, onlyDoctors(context), ...requireJson(ARTICLE_BODY));
  mount('Backoffice: imports', ADMIN_API.all, importUploadRoutes(context));
  mount('Backoffice: registers', ADMIN_API.all, registrySliceRoutes(context));
  app.use('/api', ...requireJson(), ...working);
  mount('Accounts', '', userRoutes(context));
  mount('Accounts', '', invitationRoutes(context));
  mount('Accounts', '', letterRoutes(context));
  mount('Own profile', '', avatarRoutes(context));
  mount('Own profile', '', profileRoutes(context));
  mount('Own articles', API.ownArticles, ownArticleRoutes(context));
  mount('Visitors', '', visitRoutes(context));
  mount('Visitors', '', newsletterRoutes(context));
  mount('Visitors', '', reportRoutes(context));
  mount('Payment', '', paymentRoutes(context));
  mount('Mail', '', ownMailRoutes(context));
  mount('Backoffice: articles', ADMIN_API.all, adminArticleRoutes(context));
  mount('Backoffice: grants', ADMIN_API.all, grantRoutes(context));
  mount('Backoffice: register findings', ADMIN_API.all, adminFindingRoutes(context));
  mount('Backoffice: reports', ADMIN_API.all, adminReportRoutes(context));
  mount('Backoffice: reviews', ADMIN_API.all, adminReviewRoutes(context));
  mount('Backoffice: users', ADMIN_API.all, adminUserRoutes(context));
  mount('Backoffice: pages', ADMIN_API.all, adminGuideRoutes(context));
  mount('Backoffice: imports', ADMIN_API.all, adminImportRoutes(context));
  mount('Backoffice: invitations', ADMIN_API.all, adminInvitationRoutes(context));
  mount('Backoffice: registers', ADMIN_API.all, adminRegistryFileRoutes(context));
  mount('Backoffice: letters', ADMIN_API.all, adminPeopleRoutes(context));
  mount('Backoffice: subscribers', ADMIN_API.all, adminSubscriberRoutes(context));
  mount('Backoffice: newsletters', ADMIN_API.all, adminNewsletterRoutes(context));
  mount('Backoffice: newsletters', ADMIN_API.all, adminDeliveryRoutes(context));
  mount('Backoffice: payments', ADMIN_API.all, adminPaymentRoutes(context));
  mount('Backoffice: payments', ADMIN_API.all, refundRoutes(context));
  mount('Backoffice: payments', ADMIN_API.all, adminSubscriptionRoutes(context));
  mount('Backoffice: mails', ADMIN_API.all, adminOutboxRoutes(context));
  mount('Backoffice: trail', ADMIN_API.all, adminAuditRoutes(context));
  mount('Backoffice: settings', ADMIN_API.all, adminSettingsRoutes(context, context.environment));
  mount('Backoffice: dashboard', ADMIN_API.all, dashboardRoutes(context));
  mount('Backoffice: backups', ADMIN_API.all, adminBackupRoutes(context));
  mount('Articles', '', articleRoutes(context));
  app.use('/api', publicApiRoutes(context));
  app.use('/api', refuse);
  app.use(offlineRoutes(context));
  app.use(fileRoutes(context));
  app.use(shareRoutes(context));
  app.use(onlyByLinks(context), ...working);
  app.use('/fhir', fhirRoutes(context));
  app.use(seoRoutes(context));
  app.use(unsubscribeRoutes(context));
  app.use(previewRoutes(context));
  app.use(confirmRoutes(context));
  if (context.config.demo) app.use(demoOutboxRoutes(context));
  app.use(testCheckoutRoutes(context));
  app.use(backupArchiveRoutes(context));
  app.use('/admin', backofficeRoutes(context));
  app.use(pageRoutes(context));
  app.use(refuse);
  app.use(errorHandler(context, [outcomes]));
  return app;

  /** What is mounted below /api says what it is (docs/api.md). */
  function mount(section: string, path: string, router: Router): void {
    app.use(path, router);
    calls.push(...callsOf(section, path, router).map(withFreshProof));
  }
}

function bareApp({ config }: Context): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  app.set('query parser', 'simple');
  app.set('etag', etagOf);
  const headers = securityHeaders(config.siteUrl);
  app.use((request, response, next) => {
    response.set({ ...headers, 'x-request-id': exchangeOf(request).id });
    next();
  });
  return app;
}

function refuse(): never {
  throw new Refusal(404, 'Not found');
}
