import { PAGES } from '#contract/paths.ts';
import type { Config } from '../platform/configuration/config.ts';
import { endOnUncaught } from './end-on-uncaught.ts';
import { listen } from '../platform/http/listen.ts';
import { open } from './open.ts';
import type { PublicSite } from '#contract/public-site.ts';
import type { PageAssets } from '../features/pages/built-assets.ts';

/** Opens the product, listens, and says so in one line; until SIGINT, SIGTERM or SIGHUP. `every`: milliseconds between jobs. */
export async function serve(
  config: Config,
  site: PublicSite,
  assets: PageAssets,
  every?: number,
): Promise<void> {
  const opened = await open(config, site, assets, every);
  endOnUncaught(opened.log, opened.close);
  const listening = await listen(opened.handler, config, opened);
  console.log(`ready ${listening.url}`);
  if (config.demo) console.log(whereToPay(config));
  const stop = async () => {
    await Promise.all([listening.close(), opened.stop()]);
    opened.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stop());
}

function whereToPay({ siteUrl, stripe }: Config): string {
  const where = `Try paying at ${siteUrl}${PAGES.pricing}`;
  return stripe
    ? `${where}: by Stripe, with the keys that are set.`
    : `${where}: a test checkout, no money moves.`;
}
