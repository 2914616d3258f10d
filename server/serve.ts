import type { Config } from './config.ts';
import { endOnUncaught } from './last-resort.ts';
import { listen } from './http/listen.ts';
import { open } from './open.ts';
import type { PublicSite } from '#contract/public-site.ts';
import type { PageAssets } from './pages/built-assets.ts';

/** Opens the product, listens, and says so in one line; until SIGINT or SIGTERM. `every`: milliseconds between jobs. */
export async function serve(
  config: Config,
  site: PublicSite,
  assets: PageAssets,
  every?: number,
): Promise<void> {
  const opened = await open(config, site, assets, every);
  endOnUncaught(opened.log, opened.close);
  const listening = await listen(opened.handler, config);
  console.log(`ready ${listening.url}`);
  const stop = async () => {
    await Promise.all([listening.close(), opened.stop()]);
    opened.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
}
