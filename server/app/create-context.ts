import { join } from 'node:path';
import type { Store } from '../../db/store.ts';
import { guideCall } from '#contract/paths.ts';
import { createPublicApi } from '../platform/public-api/public-api.ts';
import type { Config } from '../platform/configuration/config.ts';
import type { Context } from './context.ts';
import { publicCalls } from './public-calls.ts';
import { createRefusals } from '../features/audit/refusals.ts';
import { createGuides } from '../features/guides/guides.ts';
import { createSanitizer } from '../platform/html/sanitizer.ts';
import { createGetBudget } from '../platform/http/get-budget.ts';
import type { Meter } from '../platform/http/meter.ts';
import { createTurns } from '../platform/http/turns.ts';
import { createLog } from '../platform/log.ts';
import { createPreviews } from '../features/newsletter/previews.ts';
import { createUnsubscribeToken } from '../features/newsletter/unsubscribe-token.ts';
import { createPages } from '../features/pages/pages.ts';
import { createPayments } from '../features/payments/payments.ts';
import { createStripeProvider } from '../features/payments/stripe-provider.ts';
import { createTestCheckout } from '../features/payments/test-checkout/test-checkout.ts';
import type { PublicSite } from '#contract/public-site.ts';
import type { PageAssets } from '../features/pages/built-assets.ts';
import { freeSpace } from '../platform/health/free-space.ts';
import { createReadiness } from '../platform/health/readiness.ts';
import { createAuthenticatorApp } from '../platform/security/authenticator-app.ts';
import { createCallers } from '../platform/security/callers.ts';
import { createChallenges } from '../platform/security/challenges.ts';
import { createCodes } from '../platform/security/codes.ts';
import { createLimits } from '../platform/security/limits.ts';
import { createPasskeys } from '../platform/security/passkeys.ts';
import { createPasswords } from '../platform/security/passwords.ts';
import type { Passwords } from '../platform/security/passwords.ts';
import { createProofs } from '../platform/security/proofs.ts';
import { createReadings } from '../platform/security/readings.ts';
import { createEncryption } from '../platform/security/encryption.ts';
import { createSources } from '../platform/security/sources.ts';
import { createTokens } from '../platform/security/tokens.ts';
import { withSettings } from '../features/settings/with-settings.ts';
import { createEncoder } from '../features/uploads/encoder.ts';
import type { Encoder } from '../features/uploads/encoder.ts';
import { createUploads } from '../features/uploads/uploads.ts';

export interface ContextParts {
  config: Config;
  store: Store;
  site: PublicSite;
  assets: PageAssets;
  /** At least 32 bytes (ASVS 11.2.3). */
  key: Uint8Array;
  now: () => Date;
  encoder?: Encoder;
  /** Characters of texts that are sanitized without a thread. */
  shortHtml?: number;
  /** What measures the work of a request. */
  meter?: Meter;
  passwords?: Passwords;
}

/** Bytes of the disk that pictures leave to the database. */
const LEFT_BY_PICTURES = 256 * 2 ** 20;

/** Puts together everything that a request may need. */
export function createContext({
  config: environment,
  store,
  site,
  assets,
  key,
  now,
  encoder,
  shortHtml,
  meter,
  passwords = createPasswords(),
}: ContextParts): Context {
  const config = withSettings(environment, store.settings.current);
  const log = createLog(config.logLevel);
  const { stripe, siteUrl, planPrices: prices } = config;
  const tested =
    store.testCheckout && createTestCheckout({ store, row: store.testCheckout, prices, siteUrl });
  const provider = stripe ? createStripeProvider(stripe, siteUrl) : (tested?.provider ?? null);
  const payments = createPayments({ store, provider, siteUrl, log, now });
  const testCheckout = tested?.connect(payments) ?? null;
  const warn = (sentence: string) => log.warn(sentence);
  const guides = createGuides(config, warn, store.guides, (path, guide) => {
    pages.preview(path, guideCall(path), guide);
  });
  const publicApi = createPublicApi(publicCalls({ store, config, guides, payments, testCheckout, now }));
  const pages = createPages(site, assets, publicApi, config, store);
  const tokens = createTokens(store, key, now);
  const callers = createCallers({ config, tokens });
  const getBudget = createGetBudget({ config, callers, now });
  const turns = createTurns({ callers, spend: getBudget.spend, meter });
  const limits = createLimits(store, key, now);
  const codes = createCodes(store, limits, key, now);
  const app = createAuthenticatorApp({ store, encryption: createEncryption(key), config, now });
  const passkeys = createPasskeys({ store, challenges: createChallenges(store, key, now), config, key });
  return {
    config,
    environment,
    store,
    publicApi,
    guides,
    pages,
    payments,
    testCheckout,
    uploads: createUploads({
      store,
      encoder: encoder ?? createEncoder({ log, root: config.root }),
      folder: join(config.dataDir, 'uploads'),
      fullness: () => freeSpace(config.dataDir, LEFT_BY_PICTURES),
      log,
      now,
    }),
    log,
    tokens,
    passwords,
    limits,
    codes,
    app,
    passkeys,
    proofs: createProofs({ store, tokens, passwords, limits, codes, app, passkeys, now }),
    readings: createReadings(store, now),
    sources: createSources(key, config.trustProxy, now),
    callers,
    refusals: createRefusals({ store, now }),
    getBudget,
    turns,
    sanitizer: createSanitizer({ callers, turns, spend: getBudget.spend, short: shortHtml }),
    unsubscribeToken: createUnsubscribeToken(key),
    previews: createPreviews(now),
    readiness: createReadiness({ store, config, log }),
    now,
  };
}
