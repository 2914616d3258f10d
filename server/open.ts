import { mkdirSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { pino } from 'pino';
import { loadPlaces } from '../db/places/load.ts';
import { openStore } from '../db/store.ts';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { keptPages } from './kept-pages.ts';
import { createPages } from './pages/create-pages.ts';
import type { PageAssets, PublicSite } from './pages/pages.ts';

const MINUTE = 60_000;

/** The product, ready to answer. */
export interface Opened {
  handler: RequestListener;
  /** Stops what runs in the background and closes the database. Close what listens first. */
  close(): void;
}

/** Opens everything that a configuration names: the data, the pages, the app. */
export async function open(config: Config, site: PublicSite, assets: PageAssets): Promise<Opened> {
  mkdirSync(config.dataDir, { recursive: true });
  const now = () => new Date();
  const store = openStore({
    file: join(config.dataDir, 'directory.sqlite'),
    migrations: join(config.root, 'db/migrations'),
    places: loadPlaces(),
    now,
  });
  await site.prepare();
  const log = pino({ level: config.logLevel });
  const context: Context = { config, store, pages: createPages(site, assets, store, config), log };
  const clock = setInterval(store.turnDay, MINUTE);
  return {
    handler: keptPages(context, createApp(context)),
    close() {
      clearInterval(clock);
      store.close();
    },
  };
}
