import type { Logger } from 'pino';
import type { Store } from '../db/store.ts';
import type { PublicApi } from './public-api/public-api.ts';
import type { Refusals } from './audit/refusals.ts';
import type { Config } from './config.ts';
import type { Guides } from './guides/guides.ts';
import type { GetBudget } from './http/get-budget.ts';
import type { Turns } from './http/turns.ts';
import type { Previews } from './newsletter/previews.ts';
import type { UnsubscribeToken } from './newsletter/unsubscribe-token.ts';
import type { Pages } from './pages/pages.ts';
import type { Payments } from './payments/payments.ts';
import type { TestCheckout } from './payments/test-checkout/test-checkout.ts';
import type { Readiness } from './health/readiness.ts';
import type { AuthenticatorApp } from './security/authenticator-app.ts';
import type { Callers } from './security/callers.ts';
import type { Codes } from './security/codes.ts';
import type { Limits } from './security/limits.ts';
import type { Passkeys } from './security/passkeys.ts';
import type { Passwords } from './security/passwords.ts';
import type { Proofs } from './security/proofs.ts';
import type { Readings } from './security/readings.ts';
import type { Sources } from './security/sources.ts';
import type { Tokens } from './security/tokens.ts';
import type { Sanitizer } from './html/sanitizer.ts';
import type { Uploads } from './uploads/uploads.ts';

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
