import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { loadPlaces } from '../db/places/load.ts';
import { openStore } from '../db/store.ts';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { keptPages } from './kept-pages.ts';
import { listen } from './listen.ts';
import type { Listening } from './listen.ts';
import { createPages } from './pages/create-pages.ts';
import type { PageAssets, PublicSite } from './pages/pages.ts';

const MINUTE = 60_000;

/** Opens everything that a configuration names and listens. Close what it answers to stop. */
export async function start(config: Config, site: PublicSite, assets: PageAssets): Promise<Listening> {
  mkdirSync(config.dataDir, { recursive: true });
  const now = () => new Date();
  const log = pino({ level: config.logLevel });
  const store = openStore({
    file: join(config.dataDir, 'directory.sqlite'),
    migrations: join(config.root, 'db/migrations'),
    places: loadPlaces(),
    now,
  });
  await site.prepare();
  const context: Context = { config, store, pages: createPages(site, assets, store, config), log, now };
  const listening = await listen(keptPages(context, createApp(context)), config.host, config.port);
  const clock = setInterval(store.turnDay, MINUTE);
  return {
    url: listening.url,
    async close() {
      clearInterval(clock);
      await listening.close();
      store.close();
    },
  };
}
