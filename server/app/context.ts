import type { Logger } from 'pino';
import type { Store } from '../../db/store.ts';
import type { PublicApi } from '../platform/public-api/public-api.ts';
import type { Refusals } from '../features/audit/refusals.ts';
import type { Config } from '../platform/configuration/config.ts';
import type { Guides } from '../features/guides/guides.ts';
import type { GetBudget } from '../platform/http/get-budget.ts';
import type { Turns } from '../platform/http/turns.ts';
import type { Previews } from '../features/newsletter/previews.ts';
import type { UnsubscribeToken } from '../features/newsletter/unsubscribe-token.ts';
import type { Pages } from '../features/pages/pages.ts';
import type { Payments } from '../features/payments/payments.ts';
import type { TestCheckout } from '../features/payments/test-checkout/test-checkout.ts';
import type { Readiness } from '../platform/health/readiness.ts';
import type { AuthenticatorApp } from '../platform/security/authenticator-app.ts';
import type { Callers } from '../platform/security/callers.ts';
import type { Codes } from '../platform/security/codes.ts';
import type { Limits } from '../platform/security/limits.ts';
import type { Passkeys } from '../platform/security/passkeys.ts';
import type { Passwords } from '../platform/security/passwords.ts';
import type { Proofs } from '../platform/security/proofs.ts';
import type { Readings } from '../platform/security/readings.ts';
import type { Sources } from '../platform/security/sources.ts';
import type { Tokens } from '../platform/security/tokens.ts';
import type { Sanitizer } from '../platform/html/sanitizer.ts';
import type { Uploads } from '../features/uploads/uploads.ts';

/** Everything that a request may need; made once at the start. */
export interface Context {
  /** With what administrators have chosen (settings/with-settings.ts). */
  config: Config;
  /** The same without that. */
  environment: Config;
  store: Store;
  /** The public GET calls of the API. */
  publicApi: PublicApi;
  guides: Guides;
  pages: Pages;
  payments: Payments;
  /** Of the demo, else null. */
  testCheckout: ReturnType<TestCheckout['connect']> | null;
  uploads: Uploads;
  log: Logger;
  tokens: Tokens;
  passwords: Passwords;
  codes: Codes;
  app: AuthenticatorApp;
  passkeys: Passkeys;
  limits: Limits;
  proofs: Proofs;
  readings: Readings;
  sources: Sources;
  callers: Callers;
  refusals: Refusals;
  getBudget: GetBudget;
  turns: Turns;
  sanitizer: Sanitizer;
  unsubscribeToken: UnsubscribeToken;
  previews: Previews;
  readiness: Readiness;
  now: () => Date;
}
