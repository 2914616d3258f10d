import type { RequestListener } from 'node:http';
import type { Loaded } from '../loaded.ts';
import type { Config } from '../../platform/configuration/config.ts';
import { createClock } from '../../platform/health/clock.ts';
import { createCollecting } from '../../platform/health/collect-when-idle.ts';
import { createJobs } from '../../platform/jobs/jobs.ts';
import { signingKey } from '../../platform/security/signing-key.ts';
import { stripeOf } from '../../features/payments/stripe-of.ts';
import { createReadersHandler, createRefusing } from '../app.ts';
import { createReadAhead } from '../../features/guides/read-ahead.ts';
import { readNames } from '../../features/search/read-names.ts';
import { createContext } from '../create-context.ts';
import { metricsOf } from '../metrics/metrics-of.ts';
import { openToRead } from '../open-data.ts';
import { createHandOver } from './hand-over.ts';
import type { Counted } from './messages.ts';
import type { WriterFile } from './writer-file.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

interface Reader {
  number: number;
  writer: WriterFile;
  /** Until then the data may be another machine's, or older than this version. */
  writerIsKnown: Promise<unknown>;
  /** Hears of what was counted, every few seconds. */
  tell: (counted: Counted) => void;
  every: number;
}

/**
 * Opens what a process needs that answers what everybody may see, and hands the rest over. It writes nothing.
 */
export async function openReader(
  config: Config,
  { site, assets, places }: Loaded,
  { number, writer, writerIsKnown, tell, every }: Reader,
) {
  const clock = createClock();
  const now = config.clock === 'believed' ? () => new Date() : clock.now;
  await writerIsKnown;
  const store = openToRead(config, places, now);
  clock.goOnFrom(store.lastBeat());
  const stripe = await stripeOf(config);
  const context = createContext({ config, store, site, assets, key: signingKey(config), now, stripe });
  const { log, traffic } = context;
  const metrics = await metricsOf(context, { process: `reader ${number}`, all: false });
  const count = async () => {
    tell({ searches: store.emptySearches.take(), metrics: (await metrics?.snapshot()) ?? null });
  };
  const jobs = createJobs(
    [
      { name: 'turn of the day', every, run: store.turnDay },
      { name: 'memory', every: MINUTE, run: createCollecting() },
      { name: 'guides', every: SECOND, run: createReadAhead(context.guides) },
      { name: 'what was counted', every: Math.min(every, 5 * SECOND), run: count },
    ],
    log,
    ({ failure }) => {
      if (failure) context.readiness.met(failure.error);
    },
  );
  readNames(context);
  const refuse = createRefusing(context);
  const handler: RequestListener = createReadersHandler(context, createHandOver({ config, writer, refuse }));
  return {
    handler,
    log,
    traffic,
    follow: store.follow,
    async stop(): Promise<void> {
      await jobs.stop();
      await count();
    },
    close: store.close,
  };
}
