import type { RequestListener } from 'node:http';
import type { StoreOptions } from '../../db/store.ts';
import type { Progress } from '../../db/backups/write-backup.ts';
import { createHandler } from './app.ts';
import type { Config } from '../platform/configuration/config.ts';
import type { Context } from './create-context.ts';
import { createContext } from './create-context.ts';
import { answeringWhileHeld } from './takeover/answering-while-held.ts';
import { endTakenOver } from './takeover/end-taken-over.ts';
import { createPlaceKeeper } from './takeover/keep-place.ts';
import { keepKey } from './takeover/hold-place.ts';
import { createCaches } from '../features/caches/caches.ts';
import { createClock } from '../platform/health/clock.ts';
import { createCollecting } from '../platform/health/collect-when-idle.ts';
import { openData } from './open-data.ts';
import { createReadAhead } from '../features/guides/read-ahead.ts';
import { readNames } from '../features/search/read-names.ts';
import { renewingArticles } from '../features/articles/renew-articles.ts';
import { askForVisits, askWhenDue } from '../features/confirmations/ask.ts';
import { continueImports } from '../features/imports/continue-imports.ts';
import { createLog } from '../platform/log.ts';
import { createJobs } from '../platform/jobs/jobs.ts';
import type { Metrics } from './metrics/metrics.ts';
import { metricsOf } from './metrics/metrics-of.ts';
import { createProfileChecks } from '../features/registry/check-profiles.ts';
import { createBounceMailbox } from '../features/mail/bounce-mailbox.ts';
import { outboxQueue } from '../features/mail/outbox-queue.ts';
import { linksLeadNowhere } from '../features/mail/links-lead-nowhere.ts';
import { createTransport } from '../features/mail/transport.ts';
import { createMailWorker } from '../features/mail/worker.ts';
import { demoTransport } from '../features/newsletter/demo-transport.ts';
import { newsletterQueue } from '../features/newsletter/newsletter-queue.ts';
import type { Loaded } from './loaded.ts';
import { markOfKey, signingKey } from '../platform/security/signing-key.ts';
import { startFacts } from './start-facts.ts';
import { stripeOf } from '../features/payments/stripe-of.ts';
import { settlePriceCurrency } from '../features/settings/chosen-prices.ts';

const NO_MAIL = 'SMTP_URL is not set: mails wait in the database and nobody gets them';
const OTHER_KEY =
  'secret.key or JWT_SECRET is not the one that the data were written with: everybody is signed out, and authenticator apps and passkeys do not sign in any more; put the right one back, or see npm run admin -- --help';
const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** The product, ready to answer. */
export interface Opened {
  handler: RequestListener;
  log: Context['log'];
  /** For the line that says that it has started. */
  facts: ReturnType<typeof startFacts>;
  /** Who hears of requests, for whoever listens. */
  traffic: Context['traffic'];
  readiness: Context['readiness'];
  emptySearches: Context['store']['emptySearches'];
  /** What may be asked for on a port of its own; null: nothing. */
  metrics: Metrics | null;
  /** Stops what runs in the background; resolves when the mail that is on its way is sent, and no upload is. */
  stop(): Promise<void>;
  /** Closes the database, once nothing listens and nothing runs any more. */
  close(): void;
}

/** Where there are several processes: what this one is called among them, and who hears of what it keeps. */
interface OfSeveral extends Pick<StoreOptions, 'tell'> {
  process: string;
}

/**
 * Opens everything that a configuration names: the data, the pages, the app. `every`: milliseconds between jobs;
 * `several`: when others read what this one writes.
 */
export async function open(
  config: Config,
  { site, assets, places }: Loaded,
  every = MINUTE,
  several?: OfSeveral,
): Promise<Opened> {
  const clock = createClock();
  const now = config.clock === 'believed' ? () => new Date() : clock.now;
  // Before there is a lease, which waits for nothing.
  const stripe = await stripeOf(config);
  const { store, lease, warnings, close } = await openData(config, now, {
    places,
    hold: true,
    onProgress: logged(config),
    tell: several?.tell,
  });
  clock.goOnFrom(store.lastBeat());
  const key = signingKey(config);
  const known = store.noteKeyMark(markOfKey(key));
  if (config.takeoverDir !== null) keepKey(config.takeoverDir, config.dataDir);
  const context = createContext({ config, store, site, assets, key, now, stripe });
  if (lease) await lease.keep(() => endTakenOver(lease, context.log, close));
  const { log, readiness, payments, testCheckout, uploads, sanitizer, refusals, backups, registryReader } =
    context;
  const { forgetting, registryUploads } = context;
  if (config.clock === 'watched') readiness.warn(clock.trouble);
  if (config.backups.isOn) readiness.warn(backups.complaint);
  for (const sentence of warnings) log.warn(sentence);
  if (![0, markOfKey(key)].includes(known)) log.warn(OTHER_KEY);
  await uploads.clearUnfinished();
  registryReader.sweep();
  registryReader.goOn();
  const mail = startMail(context);
  if (mail) readiness.watch(mail.complaint);
  else if (!config.demo) readiness.warn(() => NO_MAIL);
  const bounces = bouncesOf(context);
  const unused = settlePriceCurrency(store, config);
  if (unused) log.warn(unused);
  if (!config.stripe && !config.demo)
    log.warn('STRIPE_SECRET_KEY is not set: plans cannot be bought, only granted by an administrator');
  const profileChecks = createProfileChecks(context);
  const caches = createCaches(context);
  readiness.warn(caches.complaint);
  const placeKeeper =
    lease && config.takeoverDir !== null
      ? createPlaceKeeper(config.takeoverDir, lease.generation, config.dataDir)
      : null;
  if (placeKeeper) readiness.warn(placeKeeper.complaint);
  const metrics = await metricsOf(context, several);
  const jobs = createJobs(
    [
      { name: 'turn of the day', every, run: store.turnDay },
      { name: 'what a day changes', every, run: () => store.ifWritable(store.fhirEntries.turnDay) },
      { name: 'memory', every: MINUTE, run: createCollecting() },
      { name: 'guides', every: SECOND, run: createReadAhead(context.guides) },
      { name: 'sweep', every, run: store.sweep },
      { name: 'searches that found nobody', every, run: () => store.ifWritable(store.emptySearches.write) },
      { name: 'refusals', every, run: refusals.write },
      { name: 'readiness', every, run: readiness.problems },
      ...caches.jobs(),
      ...(placeKeeper
        ? [{ name: 'place of the copy', every: Math.min(every, 5 * SECOND), run: placeKeeper.run }]
        : []),
      ...payments.jobs(every),
      ...(testCheckout?.jobs(every) ?? []),
      ...(bounces ? [{ name: 'mails that came back', every: 5 * every, run: bounces.read }] : []),
      { name: 'unused images', every, run: uploads.sweepOnceADay },
      { name: 'articles of other rules', every, run: renewingArticles(context) },
      { name: 'forgetting', every, run: forgetting.clean },
      { name: 'backups', every, run: backups.nightly },
      { name: 'files of registers', every, run: registryReader.goOn },
      { name: 'unfinished files', every, run: registryUploads.sweep },
      { name: 'profiles against registers', every: Math.min(every, SECOND), run: profileChecks.run },
      { name: 'imports', every: Math.min(every, SECOND), run: () => continueImports(context) },
      {
        name: 'confirmations',
        every,
        run: () =>
          store.ifWritable(() => {
            askWhenDue(store, now());
            askForVisits(store, now());
          }),
      },
    ],
    log,
    (run) => {
      if (run.failure) readiness.met(run.failure.error);
      metrics?.jobEnded(run);
    },
  );
  readNames(context);
  return {
    handler: lease ? answeringWhileHeld(lease, createHandler(context)) : createHandler(context),
    log,
    facts: startFacts(config, store.migrated),
    traffic: context.traffic,
    readiness,
    emptySearches: store.emptySearches,
    metrics,
    async stop() {
      payments.stop();
      forgetting.stop();
      profileChecks.stop();
      bounces?.stop();
      await Promise.all([
        ...[jobs.stop(), mail?.stop(), uploads.stop(), sanitizer.stop(), backups.stop()],
        registryReader.stop(),
      ]);
    },
    close() {
      refusals.close();
      close();
    },
  };
}

/** Of the backup before an update of the database, by what is done. */
function logged({ logLevel }: Config): Progress {
  const log = createLog(logLevel);
  return (what, done, of) => {
    if (done === of) log.info({ what, of }, 'backup before the update of the database');
  };
}

function startMail(context: Context) {
  const { config, store, log } = context;
  if (config.smtpUrl === null && !config.demo) {
    log.warn(NO_MAIL);
    return null;
  }
  const lost = linksLeadNowhere(config);
  if (lost) log.warn(lost);
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

function bouncesOf(context: Context) {
  const { bounceImapUrl: url, demo } = context.config;
  return url === null || demo ? null : createBounceMailbox({ ...context, url });
}
