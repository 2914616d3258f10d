import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { clearUnfinished } from '../../db/backups/backup-folder.ts';
import { clearPrepared } from '../../db/backups/replace-database.ts';
import { updateDatabase } from '../../db/backups/update-database.ts';
import { holdFolder } from '../../db/hold-folder.ts';
import { loadPlaces } from '../../db/places/load.ts';
import { openStore } from '../../db/store.ts';
import { createHandler } from './app.ts';
import type { Config } from '../platform/configuration/config.ts';
import type { Context } from './create-context.ts';
import { createContext } from './create-context.ts';
import { prepareDataDir } from '../platform/configuration/data-dir.ts';
import { renewingArticles } from '../features/articles/renew-articles.ts';
import { createForgetting } from '../platform/forgetting/forgetting.ts';
import { askWhenDue } from '../features/confirmations/ask.ts';
import { continueImports } from '../features/imports/continue-imports.ts';
import { createLog } from '../platform/log.ts';
import { createJobs } from '../platform/jobs/jobs.ts';
import { outboxQueue } from '../features/mail/outbox-queue.ts';
import { createTransport } from '../features/mail/transport.ts';
import { createMailWorker } from '../features/mail/worker.ts';
import { demoTransport } from '../features/newsletter/demo-transport.ts';
import { newsletterQueue } from '../features/newsletter/newsletter-queue.ts';
import type { PublicSite } from '#contract/public-site.ts';
import type { PageAssets } from '../features/pages/built-assets.ts';
import { signingKey } from '../platform/security/signing-key.ts';
import { settlePriceCurrency } from '../features/settings/chosen-prices.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** The product, ready to answer. */
export interface Opened {
  handler: RequestListener;
  log: Context['log'];
  /** Stops what runs in the background; resolves when the mail that is on its way is sent, and no upload is. */
  stop(): Promise<void>;
  /** Closes the database, once nothing listens and nothing runs any more. */
  close(): void;
}

/** Opens everything that a configuration names: the data, the pages, the app. `every`: milliseconds between jobs. */
export async function open(
  config: Config,
  site: PublicSite,
  assets: PageAssets,
  every = MINUTE,
): Promise<Opened> {
  const tightened = prepareDataDir(config.dataDir);
  const letGo = holdFolder(config.dataDir);
  const now = () => new Date();
  await bringUpToDate(config);
  const store = openStore({
    file: join(config.dataDir, 'directory.sqlite'),
    migrations: join(config.root, 'db/migrations'),
    places: loadPlaces(),
    now,
    testCheckout: config.testCheckout,
  });
  await site.prepare();
  const context = createContext({ config, store, site, assets, key: signingKey(config), now });
  const { log, readiness, payments, testCheckout, uploads, sanitizer, refusals, backups } = context;
  for (const sentence of tightened) log.warn(sentence);
  await uploads.clearUnfinished();
  const mail = startMail(context);
  if (mail) readiness.watch(() => (mail.isStuck() ? 'Mails are not sent: the mail worker hangs.' : null));
  const unused = settlePriceCurrency(store, config);
  if (unused) log.warn(unused);
  if (!config.stripe && !config.demo)
    log.warn('STRIPE_SECRET_KEY is not set: plans cannot be bought, only granted by an administrator');
  const forgetting = createForgetting({ store, root: config.root, dataDir: config.dataDir, log, now });
  const jobs = createJobs(
    [
      { name: 'turn of the day', every, run: store.turnDay },
      { name: 'sweep', every, run: store.sweep },
      { name: 'searches that found nobody', every, run: () => store.ifWritable(store.emptySearches.write) },
      { name: 'refusals', every, run: refusals.write },
      { name: 'readiness', every, run: readiness.problems },
      ...payments.jobs(every),
      ...(testCheckout?.jobs(every) ?? []),
      { name: 'unused images', every, run: uploads.sweepOnceADay },
      { name: 'articles of other rules', every, run: renewingArticles(context) },
      { name: 'forgetting', every, run: forgetting.clean },
      { name: 'backups', every, run: backups.nightly },
      { name: 'imports', every: Math.min(every, SECOND), run: () => continueImports(context) },
      { name: 'confirmations', every, run: () => store.ifWritable(() => askWhenDue(store, now())) },
    ],
    log,
  );
  return {
    handler: createHandler(context),
    log,
    async stop() {
      payments.stop();
      forgetting.stop();
      await Promise.all([jobs.stop(), mail?.stop(), uploads.stop(), sanitizer.stop(), backups.stop()]);
    },
    close() {
      refusals.close();
      store.close();
      letGo();
    },
  };
}

async function bringUpToDate({ dataDir, backups, root, version, demo, logLevel }: Config): Promise<void> {
  if (demo) return;
  clearPrepared(dataDir);
  clearUnfinished(backups.folder);
  const log = createLog(logLevel);
  const order = { dataDir, ...backups, migrations: join(root, 'db/migrations'), version };
  await updateDatabase(order, (what, done, of) => {
    if (done === of) log.info({ what, of }, 'backup before the update of the database');
  });
}

function startMail(context: Context) {
  const { config, store, log } = context;
  if (config.smtpUrl === null && !config.demo) {
    log.warn('SMTP_URL is not set: mails wait in the database and nobody gets them');
    return null;
  }
  const newsletters = newsletterQueue(context);
  const mail =
    config.smtpUrl === null || config.demo
      ? createMailWorker({ ...context, transport: demoTransport(store), queues: [newsletters] })
      : createMailWorker({
          ...context,
          transport: createTransport(config.smtpUrl, config),
          queues: [outboxQueue(store, config), newsletters],
        });
  mail.start();
  return mail;
}
