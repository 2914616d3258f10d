import { PAGES } from '#contract/paths.ts';
import type { Config } from '../platform/configuration/config.ts';
import { endOnUncaught } from './end-on-uncaught.ts';
import { listen } from '../platform/http/listen.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import { open } from './open.ts';
import type { Loaded } from './loaded.ts';

/** Opens the product, listens, and says so in one line; until SIGINT, SIGTERM or SIGHUP. `every`: milliseconds between jobs. */
export async function serve(config: Config, loaded: Loaded, every?: number): Promise<void> {
  const began = performance.now();
  const opened = await open(config, loaded, every);
  const { log } = opened;
  endOnUncaught(log, opened.close);
  const { metrics } = opened;
  const watched = metrics && (await serveMetrics(metrics.text, config.metricsPort ?? 0));
  const listening = await listen(opened.handler, config, opened);
  const stop = async (signal: string) => {
    const asked = performance.now();
    log.info({ signal }, 'stopping');
    const [cut] = await Promise.all([listening.close(ONCE_MORE), opened.stop()]);
    watched?.close();
    opened.close();
    log.info({ signal, stoppedIn: since(asked), cut }, 'stopped');
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void stop(signal));
  console.log(`ready ${listening.url}`);
  log.info(
    { ...opened.facts, url: listening.url, metrics: watched?.url, startedIn: since(began) },
    'started',
  );
  if (config.demo) console.log(whereToPay(config));
}

/** Whole milliseconds. */
function since(began: number): number {
  return Math.round(performance.now() - began);
}

/** Milliseconds in which a proxy that keeps connections for its next requests hears that they end. */
const ONCE_MORE = 1000;

function whereToPay({ siteUrl, stripe }: Config): string {
  const where = `Try paying at ${siteUrl}${PAGES.pricing}`;
  return stripe
    ? `${where}: by Stripe, with the keys that are set.`
    : `${where}: a test checkout, no money moves.`;
}
