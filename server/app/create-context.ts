import { join } from 'node:path';
import type { Guide } from '#contract/guides.ts';
import { guideCall } from '#contract/paths.ts';
import { lastingDay } from '#contract/lasting-day.ts';
import { createProfileSchemas } from '#contract/schemas/profiles.ts';
import { createPublicApi } from '../platform/public-api/public-api.ts';
import { publicCalls } from './public-calls.ts';
import { createBackups } from '../features/backups/backups.ts';
import { createDownloads } from '../features/backups/downloads.ts';
import { createRefusals } from '../features/audit/refusal-trail.ts';
import { createGuides } from '../features/guides/guides.ts';
import type { readGuide } from '../features/guides/read-guide.ts';
import { createPreviews } from '../features/newsletter/previews.ts';
import { createUnsubscribeToken } from '../features/newsletter/unsubscribe-token.ts';
import { createLetterCodes } from '../features/registry/letters/letter-codes.ts';
import { createWorkerFile } from '../features/offline/worker-file.ts';
import { createPages } from '../features/pages/pages.ts';
import { createPayments } from '../features/payments/payments.ts';
import type { PaymentProvider } from '../features/payments/provider.ts';
import { createTestCheckout } from '../features/payments/test-checkout/test-checkout.ts';
import { createFileUploads } from '../features/registry/file-uploads.ts';
import { createRegistryReader } from '../features/registry/reading/registry-reader.ts';
import type { PublicSite } from '#contract/public-site.ts';
import type { PageAssets } from '../features/pages/built-assets.ts';
import { securityHeaders } from '../platform/http/headers.ts';
import { createPageCache } from '../platform/http/page-cache.ts';
import { createForgetting } from '../platform/forgetting/forgetting.ts';
import { freeSpace } from '../platform/health/free-space.ts';
import { createSharing } from '../platform/http/shared-caches.ts';
import { createPlatform } from '../platform/platform.ts';
import type { PlatformParts } from '../platform/platform.ts';
import { withSettings } from '../features/settings/with-settings.ts';
import { createEncoder } from '../features/uploads/encoder.ts';
import type { Encoder } from '../features/uploads/encoder.ts';
import { createUploads } from '../features/uploads/uploads.ts';

interface ContextParts extends PlatformParts {
  site: PublicSite;
  assets: PageAssets;
  /** Who takes money, where that is Stripe. */
  stripe: PaymentProvider | null;
  encoder?: Encoder;
  /** What reads files of registers, instead of the process that is built for it. */
  readingScript?: string;
  /** What reads the text of a guide, where it is not done anew. */
  readText?: typeof readGuide;
}

/** Bytes of the disk that pictures leave to the database. */
const LEFT_BY_PICTURES = 256 * 2 ** 20;

/** Everything that a request may need. */
export type Context = ReturnType<typeof createContext>;

/** Puts it together: the platform, and what the nouns have made of it. `config`: without what administrators have chosen. */
export function createContext({
  config: environment,
  site,
  assets,
  stripe,
  encoder,
  readingScript,
  readText,
  ...parts
}: ContextParts) {
  const { store, key, now } = parts;
  const config = withSettings(environment, store.settings.current);
  const platform = createPlatform({ ...parts, config });
  const { log } = platform;
  const { siteUrl } = config;
  const tested = store.testCheckout && createTestCheckout({ store, row: store.testCheckout, config });
  const provider = stripe ?? tested?.provider ?? null;
  const payments = createPayments({ store, provider, siteUrl, log, now });
  const testCheckout = tested?.connect(payments) ?? null;
  const warn = (sentence: string) => log.warn(sentence);
  const shown = (path: string, guide: Guide) => pages.preview(path, guideCall(path), guide);
  const guides = createGuides(config, warn, store.guides, shown, readText);
  const sharing = createSharing(config.caches !== null);
  const publicApi = createPublicApi(
    publicCalls({ store, config, guides, payments, testCheckout, now }),
    sharing,
  );
  const { dataDir, root } = config;
  const registryReader = createRegistryReader({ store, log, now, root, dataDir, script: readingScript });
  const pages = createPages(site, assets, publicApi, config, store, sharing);
  return {
    ...platform,
    environment,
    publicApi,
    guides,
    pages,
    workerFile: createWorkerFile(config, assets, pages),
    pageCache: createPageCache(store.revision, securityHeaders(siteUrl)),
    payments,
    testCheckout,
    uploads: createUploads({
      store,
      encoder: encoder ?? createEncoder({ log, root: config.root }),
      folder: join(config.dataDir, 'uploads'),
      elsewhere: config.takeoverDir === null ? null : join(config.takeoverDir, 'uploads'),
      fullness: () => freeSpace(config.dataDir, LEFT_BY_PICTURES),
      log,
      now,
    }),
    refusals: createRefusals({ store, now }),
    backups: createBackups({ config: environment, log, now }),
    downloads: createDownloads(now),
    forgetting: createForgetting({ store, root, dataDir, log, now }),
    registryReader,
    registryUploads: createFileUploads({ folder: registryReader.folder, now }),
    unsubscribeToken: createUnsubscribeToken(key),
    letterCodes: createLetterCodes(key),
    previews: createPreviews(now),
    profileSchemas: createProfileSchemas(() => lastingDay(now())),
  };
}
